import type { LineId } from "#contract/business-lines.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { faultsOf } from "#contract/ownership/faults.ts";
import { othersQuestion, placeOf, structureOf } from "#contract/ownership/from-answers.ts";
import {
  hidesOwner,
  type LookThrough,
  lookThrough,
  unaccounted,
} from "#contract/ownership/look-through.ts";
import { percentShown } from "#contract/ownership/paths.ts";
import { applicant, others, type Structure } from "#contract/ownership/structure.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import { isOwned } from "#contract/options/party-roles.ts";
import { evaluateCondition } from "#contract/questions/asked.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { everyRoleNamed } from "./related-parties.ts";

export function partiesAreComplete(own: Answers, all: AllAnswers, on: string): Issue[] {
  const missing = everyRoleNamed(own, all, on);
  return missing.length > 0 ? missing : ownershipIssues(all, linesOf(all), on);
}

function ownershipIssues(all: AllAnswers, lines: readonly LineId[], on: string): Issue[] {
  const structure = structureOf(all, on);
  const faults = faultsOf(structure);
  if (faults.length > 0)
    return faults.map(({ code, at, params }) => ({
      path: pathOf(all, structure, at),
      code,
      params,
    }));
  const thresholds = thresholdsOf(lines, structure);
  const percent = thresholds[0]?.percent;
  if (percent === undefined) return [];
  const found = lookThrough(structure, thresholds);
  const { unowned, route, layers } = found;
  const isLookedFor = unowned.length === 0 && evaluateCondition(isOwned, {}, all, on);
  const isHidden = isLookedFor && hidesOwner(found, { percent });
  const max = structure.rules.layersWithoutReason;
  const isExplained = all["declaration"]?.["ownershipLayers"] === "over3";
  return [
    ...unowned.map(({ id, name }): Issue => ({
      path: pathOf(all, structure, id),
      code: "ownersMissing",
      params: { name },
    })),
    ...(isHidden ? [restUnnamed(found, othersQuestion(all), percent)] : []),
    ...(isLookedFor && !isHidden && route === "none"
      ? [{ path: "people", code: "noOwnerReaches", params: { percent } } as const]
      : []),
    ...(layers > max && !isExplained
      ? [{ path: "companies", code: "layersNeedReason", params: { layers, max } } as const]
      : []),
  ];
}

const restUnnamed = (found: LookThrough, path: string, percent: number): Issue => ({
  path,
  code: "restUnnamed",
  params: { rest: percentShown(unaccounted(found).least, [percent]), percent },
});

const pathOf = (all: AllAnswers, { parties }: Structure, id: string): string => {
  const place = id === applicant ? undefined : placeOf(all, id);
  if (!place || id === others) return place ?? "people";
  const isActing = parties.some((party) => party.id === id && party.kind === "acting");
  return `${place}.${questionAbout(all, place, isActing)}`;
};

/** The question at which the issue is shown. */
function questionAbout(all: AllAnswers, place: string, isActing: boolean): string {
  if (isActing) return "owns";
  const [list, index] = place.split(".") as [string, string];
  const rows = all["relatedInformation"]?.[list] as Answers[] | undefined;
  return rows?.[Number(index)]?.["owns"] === "no" ? "kind" : "holdings";
}
