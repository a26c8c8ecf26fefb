import { answeredIn } from "../questions/condition.ts";
import type { entityTypes } from "./lists.ts";

type EntityType = (typeof entityTypes)[number]["value"];

export const ofEntity = (...types: EntityType[]) =>
  answeredIn("entryBoarding", "entityType", ...types);
