import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compared,
  decimals,
  type Exact,
  exact,
  known,
  one,
  per,
  plus,
  rounded,
  times,
  zero,
} from "#contract/exact.ts";
import { faultsOf } from "#contract/ownership/faults.ts";
import { neededParties } from "#contract/ownership/needed-parties.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import { openShares } from "#contract/ownership/open-shares.ts";
import { pathsOf, percentShown, placesOf } from "#contract/ownership/paths.ts";
import { applicant, type Structure } from "#contract/ownership/structure.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { bothThresholds, found, structureIn } from "#tests/support/contract/ownership.ts";

/** One row a line: the sources are named in it, the arithmetic is ours. How holdings are written: ownership.ts. */
const examples = readFileSync(`${import.meta.dirname}/ownership-examples.txt`, "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("|").map((cell) => cell.trim()) as Example);

type Example = [string, string, string, string, string, string, string, string];

const ordered = (text: string) => text.split(", ").toSorted().join(", ");

test("there are worked examples enough", () => {
  expect(examples.length).toBeGreaterThanOrEqual(25);
});

test.each(examples)(
  "%s: %s is %s",
  (_source, holdings, _arithmetic, shares, from10, from25, route, layers) => {
    expect(faultsOf(structureIn(holdings))).toEqual([]);
    const { shares: got, ...rest } = found(holdings);
    expect({ shares: ordered(got), ...rest }).toEqual({
      shares: ordered(shares),
      from10: from10.split(" ").toSorted().join(" "),
      from25: from25.split(" ").toSorted().join(" "),
      route,
      layers: Number(layers),
    });
  },
);

describe("the reasons for naming a person are codes and figures", () => {
  const reasonsOf = (text: string) =>
    Object.fromEntries(
      lookThrough(structureIn(text), bothThresholds).standings.map(({ party, reasons }) => [
        party.id,
        reasons.map((reason) =>
          "threshold" in reason
            ? [
                reason.code,
                reason.threshold.percent,
                ...("company" in reason ? [reason.company] : []),
              ].join(" ")
            : [
                reason.code,
                ...("percent" in reason ? [reason.percent] : []),
                ...("company" in reason ? [reason.company] : []),
                ...("role" in reason ? [reason.role, reason.trust] : []),
              ].join(" "),
        ),
      ]),
    );

  test.each<[string, Record<string, string[]>]>([
    [
      "A>* 60; B>* 15; C>* 5",
      {
        A: ["statute 25", "share 10", "share 25"],
        B: ["share 10", "below 25"],
        C: ["below 10", "below 25"],
      },
    ],
    ["a>* 30; A>a 60", { A: ["share 10", "controlsOwner 25 a"] }],
    ["A>* control", { A: ["control", "below 10", "below 25"] }],
    ["A>* 100; =d:director", { A: ["statute 25", "share 10", "share 25"], "=d": ["director"] }],
    ["A>* 100; B:ubo", { A: ["statute 25", "share 10", "share 25"], B: ["stakeOpen"] }],
    ["~t>* 12", { "~t": ["share 10", "below 25", "trustParties"] }],
    ["!x>* 80", { "!x": ["exempt"] }],
    [
      "a>* 80; !x>a 51; A>a 49",
      { "!x": ["exempt"], a: ["exemptOwner !x"], A: ["below 10", "below 25", "behindExempt a"] },
    ],
    [
      "a>* 80; !x>a 51; A>a control",
      { "!x": ["exempt"], A: ["control", "controlsOwner 10 a", "controlsOwner 25 a"] },
    ],
    ["A>* 10; B>* 25", { A: ["share 10", "below 25"], B: ["share 10", "share 25"] }],
    ["A>* 25.0001", { A: ["statute 25", "share 10", "share 25"] }],
    [
      "A>* 5; A>* v30; B>* v25",
      {
        A: ["statuteVotes 25", "votes 10", "votes 25"],
        B: ["votes 10", "votes 25"],
      },
    ],
    [
      "~t>* 5; A>~t settlor; B>~t trustee",
      { A: ["trustRole settlor ~t"], B: ["trustRole trustee ~t"] },
    ],
    ["A:director:representative", { A: ["director", "representative"] }],
    [
      "A>* 60; D:director>* 10to25",
      { A: ["statute 25", "share 10", "share 25"], D: ["share 10", "below 25", "director"] },
    ],
    ["A>* ?", { A: ["mayReach 10", "mayReach 25"] }],
    ["G:generalPartner; O:complianceOfficer", { G: ["generalPartner"], O: ["complianceOfficer"] }],
    ["S:seniorOfficial:director", { S: ["seniorOfficial", "director"] }],
  ])("%s", (text, reasons) => {
    expect(reasonsOf(text)).toEqual(reasons);
  });
});

describe("what cannot be looked through is named", () => {
  const party = (id: string, sameAs = "") =>
    ({ id, kind: "company", name: id, roles: [], sameAs }) as const;
  const told = (structure: Structure) =>
    faultsOf(structure).map(({ code, at, params }) =>
      [code, at, ...Object.values(params)].join(" "),
    );

  test.each([
    ["A>* 60; B>* 40.01", ["ownedOver100 applicant 100.01"]],
    ["A>* 33.34; B>* 33.33; C>* 33.33", []],
    ["a>* 10; A>a 70; B>a 31", ["companyOver100 a a 101"]],
    ["A>* over75; B>* 25to50", []],
    ["A>* over75; B>* 25.01", ["ownedOver100 applicant 100.01"]],
    ["a>* 50; a>a 50", ["ownsItself a a"]],
    ["a>* 50; a>b 50; b>a 50", ["ownershipCircle a a > b > a"]],
    ["a>* 50; a>b 10; b>c 10; c>a 10", ["ownershipCircle a a > b > c > a"]],
    [
      "a>* 10; a>b 1; b>a 1; b>c 1; c>b 1",
      ["ownershipCircle a a > b > a", "ownershipCircle b b > c > b"],
    ],
    ["A>* 60; A>* 10", ["holdingTwice A A"]],
    ["A>* 60; A>* v70", []],
    ["A>* v60; A>* v10", ["holdingTwice A A"]],
    ["A>* v60; B>* v41", ["votesOver100 applicant  101"]],
    ["~t>* 60; A>~t settlor; A>~t trustee", []],
    ["~t>* 60; A>~t 40", ["shareOfTrust A A ~t"]],
    ["A>* settlor", ["roleOutsideTrust A A "]],
    ["a>B 60; A>* 10", ["heldMissing a a"]],
    ["a>* 10; b; A>b 100", ["leadsNowhere b b"]],
  ])("%s", (text, expected) => {
    expect(told(structureIn(text))).toEqual(expected);
  });

  test("one party entered twice, by its row or by what it is", () => {
    const holdings = [
      { owner: "a", of: "applicant", stake: { kind: "exact", percent: "5" } },
    ] as const;
    expect(told({ ...structureIn(""), parties: [party("a"), party("a")], holdings })).toEqual([
      "partyTwice a a",
    ]);
    const same = [party("a", "hk 1"), party("b", "hk 1")];
    expect(
      told({
        ...structureIn(""),
        parties: same,
        holdings: [...holdings, { ...holdings[0], owner: "b" }],
      }),
    ).toEqual(["partyTwice b b"]);
  });

  test("a trust behind which its parties stand has a row of its own, so that the rows add up", () => {
    const rows = (text: string) => {
      const { standings, trusts } = lookThrough(structureIn(text), bothThresholds);
      return [...standings, ...trusts].map(({ party, share }) => [party.id, share.from]);
    };
    expect([
      rows("~t>* 60; A>~t settlor; B>* 40"),
      rows("~t>* 100"),
      rows("~t>* control; A>~t settlor"),
      rows("!x>* 100; ~t>!x 50; A>~t settlor"),
    ]).toEqual([
      [
        ["B", per(known(40), known(100))],
        ["A", zero],
        ["~t", per(known(60), known(100))],
      ],
      [["~t", one]],
      [["A", zero]],
      [
        ["!x", one],
        ["A", zero],
      ],
    ]);
  });

  test("what is accounted for counts once, and never through a party where the look-through stops", () => {
    const accounted = (text: string) =>
      lookThrough(structureIn(text), bothThresholds).accounted.from;
    expect([
      accounted("A>* 33.33; a>* 60; B>a 50"),
      accounted("!x>* 45; A>!x 100; A>* 45"),
      accounted("!x>* 45; a>!x 50; A>a 100; A>* 45"),
      accounted("a>* 50; !x>a 60; !y>!x 40; A>!y 30; A>* 50"),
      accounted("~t>* 100; A>~t settlor; B>~t trustee"),
      accounted("a>* 60; ~t>a 50; A>~t settlor; B>* 40"),
    ]).toEqual("0.6333 0.9 0.9 1 1 0.7".split(" ").map(known));
  });
});

/** Company, then the share of it that leads to no named owner. */
const openIn = (text: string, percent: number) => {
  const structure = structureIn(text);
  const companies = structure.parties.filter(({ kind }) => kind === "company").map(({ id }) => id);
  const figure = (share: Exact) => Number(decimals(times(share, known(100)), 4));
  return openShares(structure, ["applicant", ...companies], { percent })
    .map(({ of, share: { from, to } }) => [of, ...new Set([figure(from), figure(to)])].join(" "))
    .join(", ");
};

test.each([
  ["A>* 75", "applicant 25", "25 are left, and 25 are enough"],
  ["A>* 75.0001", "", "24.9999 are left"],
  ["A>* 50to75", "applicant 25 50", "between 25 and 50 are left"],
  ["A>* over75", "applicant 0 25", "A may hold exactly 75"],
  ["A>* over75; +o>* under10", "", "all others together hold the rest"],
  ["A>* 25to50; +o>* under10", "applicant 40", "both together leave 40 at least"],
  ["A>* ?", "applicant 100", "what is not known leads to no owner"],
  ["A>* 30; B>* ?", "applicant 70", "30 are known"],
  ["A>* 80; B>* ?", "", "20 are too little for an owner of 25"],
  ["A>* 40; B>* 10to25", "applicant 35 50", "40 and 10 to 25 are known"],
  ["a>* 100; A>a 60", "a 40", "40 of a are left"],
  ["a>* 50; A>a 60; A>* 50", "", "40 of 50 are 20"],
  ["a>* 50; A>a 60; A>* 45", "a 40", "40 of 50 and 5 are 25; 5 alone are too little"],
  ["a>* 50; A>a 60; A>* 46", "", "40 of 50 and 4 are 24"],
  ["a>* 50; b>* 50; A>a 50; A>b 50", "a 50, b 50", "25 behind each are enough"],
  ["a>* 50; b>* 50; A>a 60; A>b 60", "a 40", "one owner may hide behind both, 20 and 20"],
  ["A>* control", "applicant 100", "control is no share"],
  ["A>* v60; B>* 75", "applicant 25", "votes are no share"],
  ["A>* 30; +o>* 70", "", "70 are declared together"],
  ["a>* 100; A>a 30; +o>a 60", "", "10 are left"],
  ["a>* 30; A>* 70", "a 100", "no one is named behind 30"],
  ["a>* 24.9999; A>* 75.0001", "", "no one is named behind less than 25"],
  ["a>* control; A>* 100", "a 100", "a controls without a share"],
  ["a>* control; B>a 40; A>* 100", "a 60", "60 of a controller may be one owner"],
  ["a>* control; B>a 50; A>* 100", "", "half of a controller controls nothing"],
  ["!x>* 80; A>* 20", "", "the look-through stops at a listed company"],
  ["a>* 80; !x>a 51; A>* 20", "", "a belongs to the branch of a listed company"],
  ["a>* 80; !x>a 50; A>* 20", "a 50", "half is not more than half"],
  [
    "b>* 80; a>b 51; !x>a 51; A>* 20",
    "",
    "b belongs to the branch of a, which belongs to that of x",
  ],
  ["~t>* 80; A>* 20", "", "a trust has parties, which are asked for by themselves"],
])("at 25 %%, %s: %j leads to no owner, since %s", (text, expected) => {
  expect(openIn(text, 25)).toBe(expected);
});

test("a path is read as it is multiplied, and paths are counted only as far as asked", () => {
  const structure = structureIn("h>* 72; L>h 60; k>* 20; L>k 10");
  const read = (atMost: number) =>
    pathsOf(structure, "L", atMost).map(({ stakes, share }) => [
      stakes.map((stake) => stake.percent).join(" of "),
      decimals(share.from, 4),
    ]);
  expect([read(9), read(1)]).toEqual([
    [
      ["60 of 72", "0.4320"],
      ["10 of 20", "0.0200"],
    ],
    [["60 of 72", "0.4320"]],
  ]);
});

test("each share that an owner holds of one company is a path of its own", () => {
  const [share] = structureIn("L>* 30").holdings;
  const votes = { ...share!, stake: { kind: "votes", percent: "40" } } as const;
  const read = (holdings: (typeof share)[]) =>
    pathsOf({ ...structureIn("L>* 30"), holdings: holdings as [] }, "L", 9).map((path) =>
      decimals(path.share.from, 2),
    );
  expect([read([share, votes]), read([votes, share])]).toEqual([
    ["0.30", "0.00"],
    ["0.00", "0.30"],
  ]);
});

test.each([
  ["0.452", "45.2"],
  ["0.25", "25.0"],
  ["0.249999", "24.9999"],
  ["0.2496", "24.96"],
  ["0.250001", "25.0001"],
  ["1", "100.0"],
  ["0", "0.0"],
])("%s of the whole is printed as %s %", (share, shown) => {
  expect(percentShown(known(share), [10, 25])).toBe(shown);
});

test.each([
  ["A>* 33.33; B>* 33.33; C>* 33.34", 2, ["33.33", "33.33", "33.34"], "100.00"],
  ["A>* 60; B>* 40", 1, ["40.0", "60.0"], "100.0"],
  ["A>* 33.333; B>* 33.333; C>* 33.334", 3, ["33.333", "33.333", "33.334"], "100.000"],
])("the shares of %s add up to their total as they are shown", (text, places, rows, total) => {
  const found = lookThrough(structureIn(text), bothThresholds);
  const marks = [10, 25];
  const shownTo = placesOf(found, marks);
  const shown = (share: Exact) => percentShown(share, marks, shownTo);
  expect({
    places: shownTo,
    rows: found.standings.map(({ share }) => shown(share.from)).toSorted(),
    total: shown(found.accounted.from),
  }).toEqual({ places, rows, total });
});

describe("exact figures", () => {
  test.each([
    ["12,315,000.00", "12315000"],
    ["1 234.5", "1234.5"],
    ["-0.01", "-0.01"],
    ["33.3333 %", "33.3333"],
    ["１２，３１５．５", "12315.5"],
    ["３３．３３％", "33.33"],
    ["400000,00", undefined],
    ["1e3", undefined],
    ["", undefined],
    [".5", undefined],
    ["many", undefined],
  ])("%s is %s", (typed, value) => {
    const found = exact(typed);
    expect(found && decimals(found, 4).replace(/\.?0+$/, "")).toBe(value);
  });

  test("a quotient is exact until it is rounded, and nothing is divided by zero", () => {
    const third = per(one, known(3));
    expect([times(third, known(3)), rounded(third, 4)]).toEqual([one, known("0.3333")]);
    expect(() => per(one, zero)).toThrow("by zero");
  });

  test.each([
    ["2.345", 2, "2.35"],
    ["-2.345", 2, "-2.35"],
    ["0.004", 2, "0.00"],
    ["-0.004", 2, "0.00"],
    ["99.5", 0, "100"],
  ])("%s to %i decimals is %s", (value, places, shown) => {
    expect(decimals(known(value), places)).toBe(shown);
  });
});

test("however a company is cut up, its holders together hold all of it", () => {
  const cut = fc
    .array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 })
    .map((parts) => {
      const sum = parts.reduce((total, part) => total + part, 0);
      const shares = parts.map((part) => Math.floor((part * 1_000_000) / sum));
      const rest = 1_000_000 - shares.reduce((total, part) => total + part, 0);
      return [shares[0]! + rest, ...shares.slice(1)].map((share) => (share / 10_000).toFixed(4));
    });
  fc.assert(
    fc.property(cut, cut, (above, below) => {
      const layers = below.map((share, at) => `c${at}>* ${share}`);
      const owners = below.flatMap((_, at) => above.map((share, n) => `P${n}>c${at} ${share}`));
      const result = lookThrough(structureIn([...layers, ...owners].join(";")), bothThresholds);
      const sum = result.standings.reduce((total, { share }) => plus(total, share.from), zero);
      expect(compared(sum, one)).toBe(0);
      expect(compared(result.accounted.from, one)).toBe(0);
    }),
  );
});

const exactly = (of: string, percent: string) => ({ of, stake: "exact", percent, band: "" });

/** What the look-through says of the owner of a corporate general partner that holds this share of the fund. */
function ownerOfPartner(holdings: Answers[]) {
  const partner = { id: "partner", roles: ["generalPartner"], kind: "company", owns: "yes" };
  const owner = { id: "owner", roles: ["ubo"], holdings: [exactly("partner", "60")] };
  const all: AllAnswers = {
    entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
    relatedInformation: {
      hasCorporateParties: "yes",
      corporateParties: [{ ...partner, holdings }],
      people: [owner],
    },
  };
  const structure = structureOf(all, { rulesOn: "2026-11-20" });
  const [standing] = lookThrough(structure, thresholdsOf(["exchange"], structure)).standings;
  return { faults: faultsOf(structure), why: standing!.reasons.map(({ code }) => code) };
}

test.each<[string, Answers[]]>([
  ["no share", []],
  ["1 %", [exactly(applicant, "1")]],
])("a general partner controls its fund with %s", (_, holdings) => {
  const { faults, why } = ownerOfPartner(holdings);
  expect([faults, why.includes("controlsRoleHolder")]).toEqual([[], true]);
});

test("a general partner who is a person controls the fund too, by that limb", () => {
  const all: AllAnswers = {
    applicableAccount: { lines: ["exchange"] },
    entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
    relatedInformation: { people: [{ id: "partner", roles: ["generalPartner"] }] },
  };
  const [needed] = neededParties(all, { today: "2026-11-20", rulesOn: "2026-11-20" });
  expect(needed!.limbs).toEqual([{ limb: "controlByRole" }, { limb: "generalPartner" }]);
});
