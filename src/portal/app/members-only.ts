import { redirect } from "@tanstack/react-router";
import type { PortalRef } from "../system/portal.ts";
import { actorIn } from "../system/system.ts";
import { placeIn, type WayBack } from "./way-back.ts";

/** What every page of signed-in people needs first. */
export const fetchMembersCode = () =>
  Promise.all([import("../system/services.ts"), import("../features/sessions/session.ts")]);

/** Lets signed-in people in; sends others to the login page, which leads back here. */
export async function membersOnly(portal: PortalRef, { back, ...place }: WayBack): Promise<void> {
  const [{ startServices }, { loadSession }] = await fetchMembersCode();
  startServices(portal);
  const known = await loadSession(actorIn(portal.system, "session"));
  if (known.matches("unreachable")) throw new Error("unreachable");
  if (known.context.person && !known.hasTag("locked")) return;
  throw redirect({ to: "/kyc/login", search: { back, ...placeIn(place) } });
}
