import { inForce } from "#contract/editions.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { decimals, known, times } from "#contract/exact.ts";
import { isTrustRole, type ShareBand } from "#contract/options/ownership.ts";
import type { Threshold } from "#contract/ownership/reasons.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import type { Range } from "#contract/ownership/range.ts";
import { applicant, type Holding, type Party, type Stake } from "#contract/ownership/structure.ts";
import type { Structure } from "#contract/ownership/structure.ts";
import { usualDay } from "../editions.ts";

/**
 * Reads "A>h 60; h>* 72; B>* ?": persons begin with a capital, companies with a small letter, trusts with ~, those
 * whose owners are not asked for with !, companies that only act with =, holders together with +; * is the applicant. A stake is a percentage, a band,
 * votes ("v30"), a role in a trust, control, none or ?.
 * Roles stand after a party: "D:director".
 */
export function structureIn(text: string): Structure {
  const parties = new Map<string, Party>();
  const add = (written: string): string => {
    const [id = "", ...roles] = written.split(":");
    if (id !== "*" && !parties.has(id))
      parties.set(id, { id, kind: kindOf(id), name: id, roles, sameAs: "" });
    return id === "*" ? applicant : id;
  };
  const holdings = text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part): Holding[] => {
      const [link = "", stake = ""] = part.split(" ");
      const [owner = "", of] = link.split(">");
      const id = add(owner);
      return of === undefined ? [] : [{ owner: id, of: add(of), stake: stakeIn(stake) }];
    });
  return { parties: [...parties.values()], holdings, rules: inForce(ownershipRules, usualDay) };
}

function kindOf(id: string): Party["kind"] {
  if (id.startsWith("~")) return "trust";
  if (id.startsWith("!")) return "exempt";
  if (id.startsWith("=")) return "acting";
  if (id.startsWith("+")) return "others";
  return /^\p{Lu}/u.test(id) ? "person" : "company";
}

function stakeIn(text: string): Stake {
  if (text === "?") return { kind: "unknown" };
  if (text === "control" || text === "none" || isTrustRole(text)) return { kind: text };
  if (text.startsWith("v")) return { kind: "votes", percent: text.slice(1) };
  if (/^[\d.]+$/.test(text)) return { kind: "exact", percent: text };
  return { kind: "band", band: text as ShareBand };
}

export const bothThresholds: Threshold[] = [
  { percent: 10, lines: ["goldToken"] },
  { percent: 25, lines: ["exchange"] },
];

const percent = (value: Range["from"]) =>
  decimals(times(value, known(100)), 10).replace(/\.?0+$/, "");

const shareIn = ({ from, to, open }: Range) =>
  percent(from) === percent(to)
    ? percent(from)
    : `${percent(from)} to ${open ? "below " : ""}${percent(to)}`;

/** What a look-through comes to, in one line each: shares, who is needed from 10 and from 25 %, how far one had to go. */
export function found(text: string) {
  const structure = structureIn(text);
  const all = lookThrough(structure, bothThresholds);
  const neededAt = (at: number) =>
    lookThrough(structure, [bothThresholds.find((one) => one.percent === at)!])
      .standings.filter(({ needed }) => needed)
      .map(({ party }) => party.id)
      .toSorted()
      .join(" ");
  return {
    shares: all.standings
      .toSorted((a, b) => (a.party.id < b.party.id ? -1 : 1))
      .map(({ party, share }) => `${party.id} ${shareIn(share)}`)
      .join(", "),
    from10: neededAt(10),
    from25: neededAt(25),
    route: lookThrough(structure, [bothThresholds[1]!]).route,
    layers: all.layers,
  };
}
