import { linesOf } from "../application/lines-of.ts";
import { decimals, known, times } from "../exact.ts";
import type { TrustRole } from "../options/ownership.ts";
import type { AllAnswers } from "../questions/answers.ts";
import type { Days } from "../rules/facts.ts";
import { faultsOf } from "./faults.ts";
import { structureOf } from "./from-answers.ts";
import { lookThrough, type Standing } from "./look-through.ts";
import { controlCodes, type Reason } from "./reasons.ts";
import { thresholdsOf } from "./thresholds.ts";

/** The rule that makes a party necessary. Percent: more than that of the statute, or from that on of the house. */
export type Limb =
  | { limb: "share" | "votes"; moreThan: string }
  | { limb: "houseRule"; from: number }
  | { limb: "controlsRoleHolder"; company: string }
  | {
      limb:
        | "control"
        | "controlByRole"
        | "seniorOfficial"
        | "director"
        | "generalPartner"
        | "representative";
    }
  | { limb: "trustRole"; role: TrustRole; trust: string };

/** A party that a submission names because a rule asks for it; shares of the applicant in percent. */
export interface NeededParty {
  id: string;
  name: string;
  least: string;
  most: string;
  limbs: Limb[];
}

/** By the answers of a submission; empty where nothing can be looked through. */
export function neededParties(all: AllAnswers, days: Days): NeededParty[] {
  const structure = structureOf(all, days);
  const thresholds = thresholdsOf(linesOf(all), structure);
  if (thresholds.length === 0 || faultsOf(structure).length > 0) return [];
  const { standings, passed } = lookThrough(structure, thresholds);
  return [...standings.filter(({ needed }) => needed), ...passed].map((standing) => ({
    id: standing.party.id,
    name: standing.party.name,
    least: percentOf(standing.share.from),
    most: percentOf(standing.share.to),
    limbs: limbsOf(standing),
  }));
}

const places = 8;

const percentOf = (share: Standing["share"]["from"]): string =>
  decimals(times(share, known(100)), places).replace(/\.?0+$/, "");

/** The statute's limb, or else the house rule of the lowest threshold; then all others. */
export function limbsOf({ reasons }: Pick<Standing, "reasons">): Limb[] {
  const statutory = reasons.flatMap((reason): Limb[] =>
    reason.code === "statute"
      ? [{ limb: "share", moreThan: reason.percent }]
      : reason.code === "statuteVotes"
        ? [{ limb: "votes", moreThan: reason.percent }]
        : [],
  );
  const reached = reasons.find(isReached);
  const house: Limb[] =
    statutory.length === 0 && reached
      ? [{ limb: "houseRule", from: reached.threshold.percent }]
      : [];
  return [...statutory, ...house, ...controlOf(reasons), ...reasons.flatMap(byRole)];
}

type Reached = Extract<Reason, { code: "share" | "votes" | "mayReach" | "below" }>;

const isReached = (reason: Reason): reason is Reached =>
  reason.code === "share" || reason.code === "votes" || reason.code === "mayReach";

function controlOf(reasons: readonly Reason[]): Limb[] {
  const by = reasons.find(({ code }) => controlCodes.includes(code));
  if (by?.code === "controlsRoleHolder") return [{ limb: by.code, company: by.company }];
  if (by?.code === "controlByRole") return [{ limb: by.code }];
  return by ? [{ limb: "control" }] : [];
}

const actingRoles = ["seniorOfficial", "director", "generalPartner", "representative"] as const;

function byRole(reason: Reason): Limb[] {
  if (reason.code === "trustRole")
    return [{ limb: "trustRole", role: reason.role, trust: reason.trust }];
  const role = actingRoles.find((code) => code === reason.code);
  return role ? [{ limb: role }] : [];
}
