import { HeldCalls } from "./held-calls.ts";

export const server = new HeldCalls();

const beyond = globalThis.fetch.bind(globalThis);

const pathOf = (address: string) => new URL(address, location.origin).pathname;
const isOurs = (path: string) => /^\/(ins-kyc|wallet|desk\/api)\//.test(path);

/** The page's fetch ends here: what asks the portal's server is held, all else goes through. */
globalThis.fetch = (asked, init) => {
  const path = pathOf(asked instanceof Request ? asked.url : String(asked));
  if (!isOurs(path)) return beyond(asked, init);
  return new Promise((resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
    server.hold({
      path,
      body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
      person: new Headers(init?.headers).get("x-person"),
      answer: (status, envelope, headers = {}) =>
        resolve(Response.json(envelope, { status, headers })),
      lose: () => reject(new TypeError("Failed to fetch")),
    });
  });
};

/** One upload as the page sends it; the server's side of it is held like every other request. */
class HeldUpload {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  timeout = 0;
  status = 0;
  responseText = "";
  #path = "";
  #isOver = false;
  #headers = new Headers();

  open(_method: string, path: string) {
    this.#path = path;
  }

  setRequestHeader() {}

  getResponseHeader(name: string) {
    return this.#headers.get(name);
  }

  send(body: FormData) {
    const over = (then: () => void) => {
      if (this.#isOver) return;
      this.#isOver = true;
      then();
    };
    server.hold({
      path: this.#path,
      body: Object.fromEntries(body),
      answer: (status, envelope, headers = {}) =>
        over(() => {
          this.#headers = new Headers(headers);
          this.status = status;
          this.responseText = JSON.stringify(envelope);
          this.onload();
        }),
      lose: () => over(() => this.onerror()),
      progress: (percent) => this.upload.onprogress?.({ loaded: percent, total: 100 }),
    });
  }

  abort() {
    this.#isOver = true;
  }
}

globalThis.XMLHttpRequest = HeldUpload as unknown as typeof XMLHttpRequest;
