import { calls } from "@gatehouse/machines/portal/calls";
import { type Notice, notices } from "@gatehouse/machines/notifications/notices";
import { type AnyActorLogic, fromTransition } from "xstate";
import { limits } from "#contract/limits.ts";
import { createApi } from "./api.ts";
import { wiredKnownLink } from "../features/collaborators/known-link.ts";
import { keepAddress } from "../features/sessions/kept-address.ts";
import {
  keepMark,
  memberOf,
  whenPersonChanges,
  wiredSession,
} from "../features/sessions/session.ts";
import { network } from "../actors/network.ts";
import { tab } from "../actors/tab.ts";
import { ticker } from "../actors/ticker.ts";
import { connectionOf } from "./connection.ts";
import type { PortalRef } from "./portal.ts";
import { actorIn, type Services } from "./system.ts";

const tenth = 100;
const minute = 60_000;

/** Starts the actors that every page but the login page needs; where they run already nothing happens. */
export function startServices(portal: PortalRef): Services {
  const { system } = portal;
  const start = (name: string, logic: AnyActorLogic, input?: unknown) =>
    portal.send({ type: "service.start", name, logic, input });
  if (system.get("services")) return actorIn(system, "services").getSnapshot().context;
  const show = (notice: Pick<Notice, "code" | "params" | "tone">) =>
    actorIn(system, "notices").send({ type: "notice.show", now: Date.now(), ...notice });
  const connection = connectionOf(system);
  const services: Services = {
    api: createApi({ connection }),
    connection,
    notify: (code) => show({ code, tone: "positive" }),
    warn: (code, params) => show({ code, tone: "negative", ...(params ? { params } : {}) }),
    reload: () => portal.send({ type: "page.reload" }),
    lead: (to) => portal.send({ type: "page.lead", to }),
    keepAddress: (email) => keepAddress(portal, email),
    person: () => actorIn(system, "session").getSnapshot().context.person,
    begin: (reply) =>
      actorIn(system, "session").send({ type: "session.begin", ...memberOf(reply) }),
  };
  start(
    "services",
    fromTransition(() => services, services),
  );
  start("network", network);
  start("tab", tab, crypto.randomUUID());
  start("calls", calls);
  start("notices", notices.provide({ actors: { ticker: ticker(tenth) } }), {
    lifetime: limits.toastMs,
  });
  start("knownLink", wiredKnownLink);
  start("session", wiredSession, { warnAhead: limits.sessionWarnMinutes * minute });
  const session = actorIn(system, "session");
  keepMark(session);
  whenPersonChanges(session, () => actorIn(system, "knownLink").send({ type: "link.forget" }));
  session.on("refusal.show", ({ refusal }) => show({ ...refusal, tone: "negative" }));
  return services;
}
