import { isOwned } from "#contract/options/of-entity.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { faultsOf } from "#contract/ownership/faults.ts";
import {
  othersQuestion,
  pathToParty,
  placeOf,
  structureOf,
} from "#contract/ownership/from-answers.ts";
import { type OpenShare, openShares } from "#contract/ownership/open-shares.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import { percentShown } from "#contract/ownership/paths.ts";
import { applicant, type Structure } from "#contract/ownership/structure.ts";
import { evaluateCondition } from "#contract/questions/condition.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { Days } from "#contract/rules/facts.ts";

export interface Stage extends Days {
  /** What is not yet known can wait until the application is submitted. */
  isDraft?: boolean;
}

export const hasOwners = (all: AllAnswers, { rulesOn }: Days): boolean =>
  evaluateCondition(isOwned, {}, all, rulesOn);

/** Shares and votes that lead to no named owner, and stakes that are not yet known. `percent`: the lowest threshold. */
export function openIssues(
  all: AllAnswers,
  structure: Structure,
  percent: number,
  stage: Stage,
): Issue[] {
  const companies = structure.parties.filter(({ kind }) => kind === "company").map(({ id }) => id);
  const nodes = hasOwners(all, stage) ? [applicant, ...companies] : companies;
  const open = openShares(structure, nodes, { percent });
  const known = open.filter(({ isUnknown }) => !isUnknown);
  return [
    ...known.map((each) => openIssue(all, structure, each, percent)),
    ...(stage.isDraft ? [] : unknownStakes(all, structure)),
  ];
}

/** Whether the share of other holders is needed: without it a share or votes lead to no named owner. */
export function othersAreNeeded(all: AllAnswers, days: Days): boolean {
  const without = {
    ...all,
    relatedInformation: { ...all["relatedInformation"], [othersQuestion(all)]: [] },
  };
  const structure = structureOf(without, days);
  const [lowest] = thresholdsOf(linesOf(all), structure);
  if (!lowest || faultsOf(structure).length > 0) return false;
  const open = openIssues(without, structure, lowest.percent, days);
  const codes = new Set(["openShare", "openVotes", "exemptionLost", "regulatedElsewhere"]);
  return open.some(({ code }) => codes.has(code));
}

function openIssue(
  all: AllAnswers,
  structure: Structure,
  { of, share, votes, isByVotes }: OpenShare,
  percent: number,
): Issue {
  const party = structure.parties.find(({ id }) => id === of);
  const name = party?.name ?? nameOfApplicant(all);
  const isHeld = structure.holdings.some((holding) => holding.of === of);
  const path = party ? pathToParty(all, structure, of) : "people";
  const exemption = party ? party.exemption?.state : structure.exemption;
  if (exemption === "lost" && (party || !isHeld))
    return { path, code: "exemptionLost", params: { name } };
  if (exemption === "notEquivalent" && !isHeld)
    return { path, code: "regulatedElsewhere", params: { name } };
  if (party && !isHeld) return { path, code: "ownersMissing", params: { name } };
  if (isByVotes)
    return {
      path: othersQuestion(all),
      code: "openVotes",
      params: { name, percent, votes: percentShown(votes.to, [percent]) },
    };
  const [from, to] = [percentShown(share.from, [percent]), percentShown(share.to, [percent])];
  const params = { name, from, to, percent, shape: from === to ? "exact" : "range" };
  return { path: othersQuestion(all), code: "openShare", params };
}

const nameOfApplicant = (all: AllAnswers): string =>
  String(all["companyInformation"]?.["entityName"] ?? "");

/** A stake that is not yet known is never submitted, however small. */
function unknownStakes(all: AllAnswers, { parties, holdings, exemption }: Structure): Issue[] {
  const isNeeded = (of: string) => of !== applicant || exemption !== "held";
  return holdings
    .filter(({ of, stake }) => stake.kind === "unknown" && isNeeded(of))
    .map(({ owner }) => ({
      path: `${placeOf(all, owner)}.holdings`,
      code: "stakeUnknown",
      params: { name: parties.find(({ id }) => id === owner)?.name ?? "" },
    }));
}
