import { setMaxListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "#portal/system/api.ts";
import { Visitor } from "#tests/journeys/support/visitor.ts";
import type { Attempt } from "../history.ts";

/** A portal that runs, and where its data folder is seen from here. */
export interface Running {
  baseUrl: string;
  dataDir: string;
}

/** Clients that do one kind of work. */
export interface Group {
  /** Makes what the clients work on, at first and when it is full; while nothing is killed. */
  renew(): Promise<void>;
  /** One for each client, called again and again. Rejects where the portal did not answer. */
  clients: readonly (() => Promise<void>)[];
  /** What is wrong with what was acknowledged: of what is worked on, or of all there ever was. */
  check(all: boolean): Promise<string[]>;
}

/** Before the next attempt after one that was not answered. */
const retryMs = 500;
/** Says for certain that nothing was done. */
const refusing = "revisionConflict";

/** What all clients write down: who was told what; and the line to the portal that can be cut. */
export class Book {
  readonly acknowledged: Record<string, number> = {};
  /** Answers other than that it is done, by the name of the refusal. */
  readonly refused: Record<string, number> = {};
  #moment = 0;
  #line = new AbortController();
  readonly #portal: Running;

  constructor(portal: Running) {
    this.#portal = portal;
  }

  get portal(): Running & { visitor: () => Visitor } {
    return { ...this.#portal, visitor: () => this.visitor() };
  }

  /** A client whose connections end when the line is cut. */
  visitor(): Visitor {
    return new Visitor(this.#portal.baseUrl, () => this.#line.signal);
  }

  /** Ends the connections of all clients. */
  cut(): void {
    const before = this.#line;
    this.#line = new AbortController();
    setMaxListeners(0, this.#line.signal);
    before.abort();
  }

  /** Sends one change and writes down what came back; gives the answer, or null where it was not done for certain. */
  async attempt<Value, Reply>(
    kind: string,
    attempts: Attempt<Value>[],
    value: Value,
    send: () => Promise<Outcome<Reply>>,
  ): Promise<Reply | null> {
    this.#moment += 1;
    const attempt: Attempt<Value> = { value, began: this.#moment, ended: null, outcome: "unknown" };
    attempts.push(attempt);
    const outcome = await send().catch(() => null);
    this.#moment += 1;
    if (outcome?.ok) {
      Object.assign(attempt, { ended: this.#moment, outcome: "acknowledged" });
      this.count(kind);
      return outcome.data;
    }
    const name = outcome?.refusal ?? "offline";
    if (name === refusing) attempt.outcome = "refused";
    this.note(name);
    return null;
  }

  count(kind: string): void {
    this.acknowledged[kind] = (this.acknowledged[kind] ?? 0) + 1;
  }

  /** Errors of journeys begin with the name of the refusal. */
  noteError({ message }: Error): void {
    this.note(/^\w+(?=:)/.exec(message)?.[0] ?? "offline");
  }

  note(refusal: string): void {
    this.refused[refusal] = (this.refused[refusal] ?? 0) + 1;
  }
}

/** Lets the clients work until they are paused or stopped. */
export class Shift {
  #isOn = false;
  #working: Promise<unknown> = Promise.resolve();
  readonly #clients: readonly (() => Promise<void>)[];
  readonly #book: Book;
  readonly #pauseMs: number;

  /** Each client rests for `pauseMs` between two works. */
  constructor(clients: readonly (() => Promise<void>)[], book: Book, pauseMs = 40) {
    this.#clients = clients;
    this.#book = book;
    this.#pauseMs = pauseMs;
  }

  begin(): void {
    this.#isOn = true;
    this.#working = Promise.all(this.#clients.map((client) => this.#repeat(client)));
  }

  /** Resolves when each client has finished what it was at. */
  async end(): Promise<void> {
    this.#isOn = false;
    await this.#working;
  }

  async #repeat(client: () => Promise<void>): Promise<void> {
    while (this.#isOn) {
      const failed = await client().then(
        () => null,
        (error: Error) => error,
      );
      if (failed) this.#book.noteError(failed);
      await wait(failed ? retryMs : this.#pauseMs);
    }
  }
}
