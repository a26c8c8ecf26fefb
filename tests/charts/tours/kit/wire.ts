import type { BrowserContext, Request, Route } from "playwright";
import { vi } from "vitest";
import type { ReplyTo, Wire as Call } from "#contract/calls/call.ts";
import { refusals } from "#contract/refusals/refusals.ts";

type About = (request: Request) => boolean;
type Refusal = keyof typeof refusals;

/** What a walk answered in the server's place. */
export interface Replaced {
  call: string;
  reason: string;
}

/** Why the server cannot be brought to refuse so in a walk. */
const refusedBecause: Partial<Record<Refusal, string>> = {
  agreementChanged: "A newer text of an agreement comes with a newer server.",
  alreadySubmitted: "The walk goes on with the same application, which is not submitted.",
  answersIncomplete: "The page submits nothing that the rules of the same server reject.",
  codeMismatch: "The server does not compare a spent code, and sends another after a minute only.",
  codeTooMany: "The limit of codes counts over an hour.",
  codeTooSoon: "The server's wait is over by the clock of the day, which the walk does not follow.",
  malformed: "The page sends nothing that the rules of the same server reject.",
  notFound: "The desk does not lose a case.",
  overloaded: "The server is not overloaded.",
  serverError: "The server has no such defect.",
  sessionExpired: "The session goes on: in the walk the person stays.",
  tooLarge: "The page sends no answers that are too large.",
  uploadFormat: "The file is a picture, which the server takes.",
  vendorUnavailable: "The vendor of the sandbox always answers.",
};

const anything = () => true;
const patience = { timeout: 20_000, interval: 20 };

/** The way between the browser and the real server: chosen calls wait here until a walk lets them go on. */
export class Wire {
  readonly #waiting: Route[] = [];
  /** What was answered in the server's place. A connection that breaks is no answer. */
  readonly replaced: Replaced[] = [];

  /** Holds these calls, or those of them that are `about` something; all else goes through. */
  static async of(context: BrowserContext, calls: readonly Call[], about: About = anything) {
    const wire = new Wire();
    // A route makes the browser ask about every file, and keep none.
    if (calls.length === 0) return wire;
    const isHeld = (request: Request) => calls.some((call) => fits(call, request));
    await context.route(/\/(?:ins-kyc|wallet|desk\/api)\//, async (route) => {
      const request = route.request();
      if (isHeld(request) && about(request)) wire.#waiting.push(route);
      else await route.fallback();
    });
    context.on("requestfailed", (request) => wire.#drop((route) => route.request() === request));
    return wire;
  }

  /** Waits until the page has sent a call, or one that is `about` something; gives the newest. */
  sent(call: Call, about?: About): Promise<Request> {
    return vi.waitFor(() => this.newest(call, about), patience);
  }

  /** Does what makes the page send a call, and waits for it; one that waits already is not taken for it. */
  async sends(call: Call, act: () => Promise<unknown>): Promise<void> {
    const earlier = [...this.#waiting];
    await act();
    await this.sent(call, (request) => earlier.every((route) => route.request() !== request));
  }

  /** Waits until the page has sent one of these calls; gives which. */
  either(...calls: Call[]): Promise<Call> {
    return vi.waitFor(() => {
      const found = calls.find((call) =>
        this.#waiting.some((route) => fits(call, route.request())),
      );
      if (!found) throw new Error(`no call waits: ${calls.map(({ path }) => path).join()}`);
      return found;
    }, patience);
  }

  /** The newest call that waits; throws where none does. */
  newest(call: Call, about: About = anything): Request {
    return this.#newest(call, about).request();
  }

  /** Throws where such a call waits. */
  none(call: Call): void {
    if (this.#waiting.some((route) => fits(call, route.request())))
      throw new Error(`a call waits: ${call.path}`);
  }

  /** Lets the newest call through to the server. */
  async pass(call: Call, about?: About): Promise<void> {
    await (await this.#take(call, about)).continue();
  }

  /** Lets the newest call through to the server and changes what comes back; `reason`: why the server does not say so itself. */
  async change<C extends Call>(
    call: C,
    changed: Partial<ReplyTo<C>>,
    reason: string,
    headers: Record<string, string> = {},
  ): Promise<void> {
    this.note(call, reason);
    const route = await this.#take(call);
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: object };
    await route.fulfill({
      response,
      headers: { ...response.headers(), ...headers },
      json: { ...envelope, data: { ...envelope.data, ...changed } },
    });
  }

  /** Answers in the server's place what it cannot be brought to answer. */
  async answer<C extends Call>(call: C, data: ReplyTo<C>, reason: string): Promise<void> {
    this.note(call, reason);
    await (await this.#take(call)).fulfill({ json: { code: 0, message: "", data } });
  }

  /** Something is answered in the server's place; `reason`: why the server does not say so itself. */
  note({ path }: Call, reason: string): void {
    this.replaced.push({ call: path, reason });
  }

  /** Refuses in the server's place. */
  async refuse(call: Call, refusal: Refusal, data: object = {}, about?: About): Promise<void> {
    const reason = refusedBecause[refusal];
    if (reason === undefined) throw new Error(`say why the server does not refuse: ${refusal}`);
    this.note(call, reason);
    const { code, status, message: says } = refusals[refusal];
    const envelope = { code, message: says.message, data: { refusal, ...data } };
    await (await this.#take(call, about)).fulfill({ status, json: envelope });
  }

  /** The connection breaks. */
  async lose(call: Call, about?: About): Promise<void> {
    await (await this.#take(call, about)).abort("connectionfailed");
  }

  async #take(call: Call, about: About = anything): Promise<Route> {
    await this.sent(call, about);
    const route = this.#newest(call, about);
    this.#drop((each) => fits(call, each.request()) && about(each.request()));
    return route;
  }

  #newest(call: Call, about: About): Route {
    const is = (route: Route) => fits(call, route.request()) && about(route.request());
    const found = this.#waiting.findLast(is);
    if (!found) throw new Error(`no call waits: ${call.path}`);
    return found;
  }

  #drop(which: (route: Route) => boolean) {
    for (const route of this.#waiting.filter(which))
      this.#waiting.splice(this.#waiting.indexOf(route), 1);
  }
}

function fits({ method, path }: Call, request: Request): boolean {
  const template = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  return request.method() === method && template.test(new URL(request.url()).pathname);
}
