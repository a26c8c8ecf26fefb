import type { KycActor } from "@gatehouse/machines/review/kyc-event";
import { actors } from "#server/statuses/charts.ts";
import type { AnyEvent, Move } from "./model.ts";

export const desk: readonly KycActor[] = ["reviewer", "approver"];
export const deskOrClock: readonly KycActor[] = [...desk, "system"];

/** An event by each role: of these it leads somewhere, from all others it is refused. */
export function by(
  who: readonly KycActor[],
  base: AnyEvent,
  where: string | ((role: KycActor) => string),
  then?: Move[2],
) {
  return actors.map((role): Move => {
    const event = { ...base, by: role };
    if (!who.includes(role)) return [event, "refused"];
    return [event, typeof where === "string" ? where : where(role), then];
  });
}
