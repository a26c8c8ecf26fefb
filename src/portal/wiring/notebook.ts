import type { Changes } from "#contract/calls/onboarding.ts";
import { canonical } from "#contract/canonical.ts";
import { applied } from "#contract/changes.ts";
import { limits } from "#contract/limits.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Journal } from "./journal.ts";
import { atMostEvery } from "./rest.ts";

interface Held {
  revision: number;
  answers: AllAnswers;
}

interface Entry {
  revision: number;
  pending: Changes;
}

type Change = "typed" | "takenIn";

/**
 * The answers of one application: what the server holds and what the person sees. What differs is
 * pending; it is written to the journal, at most every quarter of a second, until the server has it.
 */
export class Notebook {
  base: Held;
  answers: AllAnswers;
  #saveId: string | undefined;
  #sentAs: string | undefined;
  readonly #journal: Journal | undefined;
  readonly #listeners = new Set<(how: Change) => void>();
  readonly #remote = new Set<(section: string, values: Answers) => void>();
  readonly #writing = atMostEvery(limits.journalDelayMs, () => void this.keep());

  constructor(held: Held, journal: Journal | undefined) {
    this.base = held;
    this.answers = structuredClone(held.answers);
    this.#journal = journal;
  }

  /**
   * Takes up what an earlier visit left unsaved; the revision it was typed on decides about conflicts. Where the
   * last visit sent everything as it went, and that is among what has `arrived`, the journal is older than the server.
   * Drops what this person may not change.
   */
  async recall(
    arrived: readonly string[],
    mayChange: (section: string, name: string) => boolean,
  ): Promise<boolean> {
    const entry = (await this.#journal?.read()) as Entry | undefined;
    if (!entry) return false;
    const sent = this.#journal?.sentAs();
    if (sent && arrived.includes(sent)) {
      this.#journal?.clear();
      return false;
    }
    this.answers = applied(this.answers, chosen(entry.pending, mayChange));
    this.base = { ...this.base, revision: Math.min(this.base.revision, entry.revision) };
    return Object.keys(this.pending()).length > 0;
  }

  /** The answers of a section as the person sees them. */
  valuesOf(section: string): Answers {
    return this.answers[section] ?? {};
  }

  /** Notes what was typed in a section. */
  write(section: string, values: Answers) {
    const before = this.answers[section] ?? {};
    const isSame = (name: string) => before[name] === values[name];
    if (Object.keys(values).every(isSame) && Object.keys(before).every(isSame)) return;
    this.answers = { ...this.answers, [section]: values };
    this.#writing.stir();
    this.#tell("typed");
  }

  /** Changes an answer from outside its form, as a stored file does; an open form hears of it. */
  place(section: string, values: Answers) {
    this.write(section, values);
    for (const listener of this.#remote) listener(section, values);
  }

  /** Writes what is pending to the journal at once; done once it lies there. */
  async keep(): Promise<void> {
    this.#writing.stop();
    const pending = this.pending();
    if (Object.keys(pending).length === 0) this.#journal?.clear();
    else await this.#journal?.write({ revision: this.base.revision, pending } satisfies Entry);
  }

  /** What is pending was sent while the page was going away. */
  noteSent() {
    this.#sentAs = this.saveId;
    this.#journal?.noteSent(this.#sentAs);
  }

  /** What the answers as they are now are called when they are sent; the same until they change. */
  get saveId(): string {
    return (this.#saveId ??= crypto.randomUUID());
  }

  /** What differs from the server's answers, by section and question; null clears an answer. */
  pending(): Changes {
    const found: Changes = {};
    for (const [section, values] of Object.entries(this.answers)) {
      const held = this.base.answers[section] ?? {};
      for (const name of new Set([...Object.keys(values), ...Object.keys(held)])) {
        if (
          values[name] === held[name] ||
          canonical(values[name] ?? null) === canonical(held[name] ?? null)
        )
          continue;
        (found[section] ??= {})[name] = values[name] ?? null;
      }
    }
    return found;
  }

  /** The server has taken `sent`, and somebody else's `theirs` beside it. */
  saved(revision: number, sent: Changes, theirs: Changes) {
    const mine = this.pending();
    this.base = { revision, answers: applied(applied(this.base.answers, theirs), sent) };
    this.#takeIn(without(theirs, mine));
    void this.keep();
  }

  /** Both sides changed `fields`; keeps one side's answers there and everybody's elsewhere. */
  settle(revision: number, theirs: Changes, fields: readonly string[], keep: "mine" | "theirs") {
    const mine = this.pending();
    this.base = { revision, answers: applied(this.base.answers, theirs) };
    const disputed = only(theirs, fields);
    this.#takeIn(without(theirs, mine));
    if (keep === "theirs") this.#takeIn(disputed);
    void this.keep();
  }

  /** Begins again with nothing. */
  clear(revision: number) {
    this.base = { revision, answers: {} };
    this.answers = {};
    void this.keep();
    this.#tell("takenIn");
  }

  #takeIn(changes: Changes) {
    if (Object.keys(changes).length === 0) return;
    this.answers = applied(this.answers, changes);
    for (const section of Object.keys(changes)) {
      for (const listener of this.#remote) listener(section, this.valuesOf(section));
    }
    this.#tell("takenIn");
  }

  #tell(how: Change) {
    // A page that went away may come back as it was, and be typed in further.
    if (this.#sentAs !== undefined) this.#journal?.forgetSent();
    this.#sentAs = undefined;
    this.#saveId = undefined;
    for (const listener of this.#listeners) listener(how);
  }

  /** Hears of every change: typed here and so to be saved, or taken in from the server. */
  onChange(listener: (how: Change) => void) {
    this.#listeners.add(listener);
  }

  /** Hears of answers that came from somebody else. */
  onRemote(listener: (section: string, values: Answers) => void) {
    this.#remote.add(listener);
    return () => void this.#remote.delete(listener);
  }
}

function without(changes: Changes, taken: Changes): Changes {
  return chosen(changes, (section, name) => !(name in (taken[section] ?? {})));
}

function only(changes: Changes, fields: readonly string[]): Changes {
  return chosen(changes, (section, name) => fields.includes(`${section}.${name}`));
}

function chosen(changes: Changes, keep: (section: string, name: string) => boolean): Changes {
  const sections = Object.entries(changes).map(
    ([section, values]) =>
      [
        section,
        Object.fromEntries(Object.entries(values).filter(([name]) => keep(section, name))),
      ] as const,
  );
  return Object.fromEntries(sections.filter(([, values]) => Object.keys(values).length > 0));
}
