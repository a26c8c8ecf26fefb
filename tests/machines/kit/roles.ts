import type { KycActor } from "@gatehouse/machines/kyc-event";
import type { AnyEvent, Move } from "./model.ts";

const roles: readonly KycActor[] = ["holder", "assistant", "reviewer", "approver", "system"];
export const desk: readonly KycActor[] = ["reviewer", "approver"];
export const deskOrClock: readonly KycActor[] = [...desk, "system"];

/** An event by each role: of these it leads somewhere, from all others it is refused. */
export function by(
  who: readonly KycActor[],
  event: AnyEvent,
  where: string | ((role: KycActor) => string),
  then?: Move[2],
) {
  return roles.map((role): Move => {
    const made = { ...event, by: role };
    if (!who.includes(role)) return [made, "refused"];
    return [made, typeof where === "string" ? where : where(role), then];
  });
}
