import type { Refusal } from "../shared/refusal.ts";

/** id: the account, which has one holder whatever the address; for a collaborator the address as well. account: its number. */
export interface Person {
  id: string;
  account: string;
  role: "holder" | "assistant";
  name: string;
  email: string;
}

/** When the session ends unless it is used before, as the server says, and when that was known: ms of the browser's clock. */
export interface Renewal {
  deadline: number;
  now: number;
}

/** end: when the session ends at the latest, however often it is extended. session: names it, in all tabs alike. */
export type Lease = Renewal & { end: number; session: number };

/** Someone has signed in. */
export interface Begun {
  person: Person;
  lease: Lease;
}

/** session: the one that has ended. wait: how long the reason can be read before the page is left, in ms. */
export interface Ended {
  session: number | null;
  wait: number;
}

/** What one tab tells the others. */
export type Fact =
  | ({ type: "peer.begin" } & Begun)
  | ({ type: "lease.renew" } & Renewal)
  | ({ type: "peer.refuse" } & Ended)
  | { type: "peer.leave" };

/** Whether something on the page waits for the same person to come back, such as a rejected call. */
export interface Held {
  isHeld: boolean;
}

export type SessionEvent =
  | Fact
  | ({ type: "session.begin" } & Begun)
  | ({ type: "session.renew" } & Renewal)
  | ({ type: "session.refuse"; refusal: Refusal; end: Ended } & Held)
  | { type: "session.ask" | "session.extend" | "session.leave" };

export interface SessionContext extends Held {
  person: Person | null;
  lease: Lease | null;
  warnAhead: number;
  wait: number;
}
