import type { captcha } from "@gatehouse/machines/captcha/captcha";
import type { calls } from "@gatehouse/machines/portal/calls";
import type { knownLink } from "@gatehouse/machines/collaborators/known-link";
import type { Notice, notices } from "@gatehouse/machines/notifications/notices";
import type { portal } from "@gatehouse/machines/portal/portal";
import type { RefusalCode } from "@gatehouse/machines/shared/refusal";
import type { session } from "@gatehouse/machines/sessions/session";
import type { Person } from "@gatehouse/machines/sessions/session-facts";
import type {
  ActorRefFrom,
  AnyActorRef,
  CallbackActorLogic,
  EventObject,
  PromiseActorLogic,
  TransitionActorLogic,
} from "xstate";
import type { login } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { Api, Connection } from "./api.ts";
import type { NoticeCode } from "../features/notifications/notice-messages.ts";

export type System = AnyActorRef["system"];

/** What actors and screens do by way of the actors of the system. */
export interface Services {
  api: Api;
  /** What the calls of this tab share; for transfers that do not go through `api`. */
  connection: Connection;
  /** Shows a short message that something has been done. */
  notify: (code: NoticeCode) => void;
  /** Shows one that something has gone wrong. */
  warn: (code: NoticeCode | RefusalCode, params?: Notice["params"]) => void;
  /** Loads the data of the page again. */
  reload: () => void;
  /** Replaces this page by another one. */
  lead: (to: string) => void;
  /** Fills in the address on the login page that is shown next. */
  keepAddress: (email: string) => void;
  /** Who is signed in, as far as this tab knows. */
  person: () => Person | null;
  /** Someone has signed in, as the server answers it. */
  begin: (reply: ReplyTo<typeof login>) => void;
}

/** Emitted at each change of the browser's connection. */
export type NetworkEvent = { type: "net.online" | "net.offline" };

/** The actors that are found by name, once the portal has started them. */
export interface SystemActors {
  portal: ActorRefFrom<typeof portal>;
  session: ActorRefFrom<typeof session>;
  notices: ActorRefFrom<typeof notices>;
  calls: ActorRefFrom<typeof calls>;
  knownLink: ActorRefFrom<typeof knownLink>;
  captcha: ActorRefFrom<typeof captcha>;
  network: ActorRefFrom<CallbackActorLogic<EventObject, unknown, NetworkEvent>>;
  /** Its input is the id of this tab. */
  tab: ActorRefFrom<PromiseActorLogic<void, string>>;
  services: ActorRefFrom<TransitionActorLogic<Services, EventObject, unknown>>;
}

/** Finds an actor by name; throws where it does not run. */
export function actorIn<Name extends keyof SystemActors>(
  system: System,
  name: Name,
): SystemActors[Name] {
  const found = system.get(name) as SystemActors[Name] | undefined;
  if (!found) throw new Error(`the system actor ${name} does not run`);
  return found;
}

/** For actors, which get the system from XState. */
export const servicesOf = (system: System): Services =>
  actorIn(system, "services").getSnapshot().context;
