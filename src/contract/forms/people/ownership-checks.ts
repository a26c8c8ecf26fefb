import type { LineId } from "#contract/business-lines.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { type Fault, faultsOf } from "#contract/ownership/faults.ts";
import {
  layersWithRole,
  pathToTwin,
  pathToParty,
  placeOf,
  structureOf,
} from "#contract/ownership/from-answers.ts";
import { leadsToControl } from "#contract/ownership/control.ts";
import { type LookThrough, lookThrough } from "#contract/ownership/look-through.ts";
import { applicant, openRoles, type Structure } from "#contract/ownership/structure.ts";
import { isTrust } from "#contract/options/party-roles.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { Issue } from "#contract/questions/section.ts";
import { hasOwners, openIssues, type Stage } from "./open-issues.ts";
import {
  authorityIssues,
  deathIssues,
  directorIssues,
  rolesMissing,
  sharedDocuments,
  trustCorporationMissing,
} from "./parties-named.ts";

export function partiesAreComplete(own: Answers, all: AllAnswers, stage: Stage): Issue[] {
  const found = ownershipIssues(all, linesOf(all), stage);
  return [
    ...rolesMissing(own, all, stage.rulesOn, found.route),
    ...found.issues,
    ...authorityIssues(own),
    ...directorIssues(own, stage.rulesOn),
    ...deathIssues(own),
    ...sharedDocuments(own),
    ...trustCorporationMissing(own, all),
  ];
}

interface Found {
  issues: Issue[];
  route?: LookThrough["route"];
}

function ownershipIssues(all: AllAnswers, lines: readonly LineId[], stage: Stage): Found {
  const structure = structureOf(all, stage);
  const faults = [
    ...faultsOf(structure),
    ...(isTrust(all, stage.rulesOn) ? sharesOfTrust(all, structure) : []),
  ];
  if (faults.length > 0) {
    const issues = faults.map(({ code, at, params }) => ({
      path:
        code === "partyTwice" ? pathToTwin(all, structure, at) : pathToParty(all, structure, at),
      code: code === "heldMissing" && layersDeclared(all) === "none" ? "layersHidden" : code,
      params,
    }));
    return { issues };
  }
  const thresholds = thresholdsOf(lines, structure);
  const percent = thresholds[0]?.percent;
  if (percent === undefined) return { issues: [] };
  const found = lookThrough(structure, thresholds);
  const issues = [
    ...openIssues(all, structure, percent, stage),
    ...(structure.exemption === "held"
      ? []
      : [...trustIssues(all, structure), ...layerIssues(all, structure, found, stage)]),
  ];
  const isOwnerLess = issues.length === 0 && found.route === "none" && hasOwners(all, stage);
  if (issues.length === 0) issues.push(...uncontrolled(all, structure, found, stage));
  if (isOwnerLess) issues.push({ path: "people", code: "noOwnerReaches", params: { percent } });
  return { issues, route: found.route };
}

/** Trusts that apply, or that own as much as the lowest threshold, and lead to no person in control. */
function uncontrolled(
  all: AllAnswers,
  structure: Structure,
  { owningTrusts }: LookThrough,
  { rulesOn }: Stage,
): Issue[] {
  if (isTrust(all, rulesOn) && !leadsToControl(structure))
    return [{ path: "people", code: "trustUncontrolled" }];
  return owningTrusts
    .filter((id) => !leadsToControl(structure, id))
    .map((id) => ({
      path: pathToParty(all, structure, id),
      code: "owningTrustUncontrolled",
      params: { name: structure.parties.find((party) => party.id === id)!.name },
    }));
}

/** The parties to the trust that applies have roles in it. */
const sharesOfTrust = (all: AllAnswers, { parties, holdings }: Structure): Fault[] =>
  holdings
    .filter(({ of, byRole }) => of === applicant && !byRole)
    .map(({ owner }) => ({
      code: "shareOfTrust",
      at: owner,
      params: {
        name: parties.find(({ id }) => id === owner)?.name ?? "",
        company: String(all["companyInformation"]?.["entityName"] ?? ""),
      },
    }));

/** Every party to a trust is named, whatever its share (SFC AML Guideline 4.3.10 to 4.3.12). */
function trustIssues(all: AllAnswers, structure: Structure): Issue[] {
  return openRoles(structure).map(({ trust, role }) => ({
    path: pathToParty(all, structure, trust),
    code: `${role}Missing`,
  }));
}

const layersDeclared = (all: AllAnswers): unknown =>
  all["trustInformation"]?.["ownershipLayers"] ?? all["declaration"]?.["ownershipLayers"];

/** A chain that ends at an exempt owner may have more layers than are named: the longest one excuses. */
function layerIssues(
  all: AllAnswers,
  structure: Structure,
  { layers, isCutShort }: LookThrough,
  { rulesOn }: Stage,
): Issue[] {
  const max = structure.rules.layersWithoutReason;
  const ofTrust = all["trustInformation"]?.["ownershipLayers"];
  const declared = layersDeclared(all);
  if (declared === "none")
    return layersWithRole(all, rulesOn).map(({ id, name, holdsShare }) => ({
      path: `${placeOf(all, id)}.${holdsShare ? "owns" : "roles"}`,
      code: holdsShare ? "noLayersDeclared" : "noLayersButRole",
      params: { name },
    }));
  const isOver = layers > max;
  if (declared === "1to3" && isOver)
    return [
      {
        path: "companies",
        code: ofTrust ? "trustLayersNeedReason" : "layersNeedReason",
        params: { layers, max },
      },
    ];
  return declared === "over3" && !isOver && !isCutShort
    ? [
        {
          path: "companies",
          code: ofTrust ? "trustFewerLayers" : "fewerLayersNamed",
          params: { layers },
        },
      ]
    : [];
}
