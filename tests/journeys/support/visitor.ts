import { randomInt } from "node:crypto";
import type { Cookie } from "playwright";

/** Calls the portal without a browser: with cookies and a network address of its own. */
export class Visitor {
  readonly #baseUrl: string;
  readonly #cookies = new Map<string, string>();
  readonly #address = `203.0.${randomInt(256)}.${randomInt(256)}`;
  readonly #cut: () => AbortSignal | null;

  /** `cut` gives the signal that ends the connections of requests begun now. */
  constructor(baseUrl: string, cut: () => AbortSignal | null = () => null) {
    this.#baseUrl = baseUrl;
    this.#cut = cut;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("sec-fetch-site", "same-origin");
    headers.set("x-forwarded-for", this.#address);
    headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const signals = [init.signal, this.#cut()].filter((signal) => signal != null);
    const signal = signals.length > 0 ? AbortSignal.any(signals) : null;
    const response = await fetch(new URL(path, this.#baseUrl), { ...init, headers, signal });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  get signedIn(): Cookie[] {
    return signedInWith(this.#cookies, this.#baseUrl);
  }
}

/** The cookies of a session, as a browser keeps them. */
export function signedInWith(jar: ReadonlyMap<string, string>, baseUrl: string): Cookie[] {
  const { hostname } = new URL(baseUrl);
  const place = { domain: hostname, path: "/", expires: -1, secure: false };
  const kinds = { httpOnly: true, sameSite: "Strict" } as const;
  return [...jar].map(([name, value]) => ({ name, value, ...place, ...kinds }));
}
