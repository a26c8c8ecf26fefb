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

/** end: when the session ends at the latest, however often it is extended. */
export type Lease = Renewal & { end: number };

/** Someone has signed in. */
export interface Begun {
  person: Person;
  lease: Lease;
}

/** The session has ended. wait: how long the reason can be read before the page is left, in ms. */
interface Ended {
  wait: number;
}

/** What one tab tells the others. */
export type Fact =
  | ({ type: "peer.begin" } & Begun)
  | ({ type: "lease.renew" } & Renewal)
  | ({ type: "peer.refuse" } & Ended)
  | { type: "peer.leave" };

/** isHeld: the rejected call waits on the page to be sent again once the same person is back. */
export type SessionEvent =
  | Fact
  | ({ type: "session.begin" } & Begun)
  | ({ type: "session.renew" } & Renewal)
  | ({ type: "session.refuse"; refusal: Refusal; isHeld: boolean } & Ended)
  | { type: "session.ask" | "session.extend" | "session.leave" };

export interface SessionContext extends Ended {
  person: Person | null;
  lease: Lease | null;
  warnAhead: number;
  isHeld: boolean;
}
