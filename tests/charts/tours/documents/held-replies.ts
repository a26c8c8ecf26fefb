import type { CDPSession, Page } from "playwright";
import { vi } from "vitest";
import type { Wire as Call } from "#contract/calls/call.ts";

const patience = { timeout: 20_000, interval: 20 };

/** The way back from the real server: the replies to a call wait here, while the server has done what was asked. */
export class HeldReplies {
  readonly #session: CDPSession;
  readonly #waiting: string[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on("Fetch.requestPaused", ({ requestId, responseErrorReason: errorReason }) => {
      // What never reached the server has no reply.
      if (errorReason) void session.send("Fetch.failRequest", { requestId, errorReason });
      else this.#waiting.push(requestId);
    });
  }

  static async of(page: Page, { path }: Call): Promise<HeldReplies> {
    const session = await page.context().newCDPSession(page);
    const patterns = [{ urlPattern: `*${path}`, requestStage: "Response" as const }];
    await session.send("Fetch.enable", { patterns });
    return new HeldReplies(session);
  }

  /** Lets the reply through to the page. */
  async pass(): Promise<void> {
    await this.#session.send("Fetch.continueResponse", { requestId: await this.#next() });
  }

  /** The connection breaks on the way back. */
  async lose(): Promise<void> {
    const requestId = await this.#next();
    await this.#session.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
  }

  /** Waits until the server has replied. */
  async came(): Promise<void> {
    await vi.waitFor(() => {
      if (this.#waiting.length === 0) throw new Error("no reply waits");
    }, patience);
  }

  async #next(): Promise<string> {
    await this.came();
    return this.#waiting.shift()!;
  }
}
