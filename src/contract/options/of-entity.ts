import { answeredIn, every, not } from "../questions/condition.ts";
import type { entityTypes } from "./lists.ts";

type EntityType = (typeof entityTypes)[number]["value"];

export const ofEntity = (...types: EntityType[]) =>
  answeredIn("entryBoarding", "entityType", ...types);

/** A fund that is a partnership: it has partners and an agreement, no directors and no articles. */
export const isPartnership = every(
  ofEntity("investmentVehicle"),
  answeredIn("fundInformation", "fundType", "limitedPartnership"),
);

/** Too young for audited accounts. */
export const hasNoAccounts = every(
  not(ofEntity("trust", "government")),
  answeredIn("activityInformation", "hasAccounts", "no"),
);
