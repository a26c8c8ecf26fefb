import { redirect } from "@tanstack/react-router";
import type { WayBack } from "./way-back.ts";

/** Lets signed-in people in; sends everybody else to the login page, which leads back here. */
export async function membersOnly({ back, section, form }: WayBack): Promise<void> {
  const { whoIsThere } = await import("../features/sessions/session.ts");
  const known = await whoIsThere();
  if (known.matches("unreachable")) throw new Error("nobody answered");
  if (known.context.person && !known.hasTag("locked")) return;
  const search = { back, ...(section ? { section } : {}), ...(form ? { form } : {}) };
  throw redirect({ to: "/kyc/login", search });
}
