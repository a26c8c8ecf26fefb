import { type Band, worstBand } from "#contract/desk/bands.ts";
import { inForce } from "#contract/editions.ts";
import { countryLists } from "#contract/options/country-lists.ts";
import type { InputName } from "./input-names.ts";
import type { RiskInputs } from "./inputs.ts";
import { riskModel } from "./model.ts";
import type { Dimension, RiskModel } from "./model-types.ts";

export interface RiskScore {
  model: string;
  lists: string;
  /** 0 to 100. */
  total: number;
  band: Band;
  byDimension: Record<Dimension, number>;
  parts: { dimension: Dimension; input: InputName; points: number }[];
  overrides: { input: InputName; band: Band }[];
}

export function riskScore(inputs: RiskInputs, on: string): RiskScore {
  const model = inForce(riskModel, on);
  const parts = model.factors
    .map(({ dimension, input, points }) => ({
      dimension,
      input,
      points: Math.max(0, ...inputs[input].map((value) => points[value] ?? 0)),
    }))
    .filter(({ points }) => points > 0);
  const byDimension = Object.fromEntries(
    Object.entries(model.most).map(([dimension, most]) => {
      const own = parts.filter((part) => part.dimension === dimension);
      return [
        dimension,
        Math.min(
          most,
          own.reduce((sum, { points }) => sum + points, 0),
        ),
      ];
    }),
  ) as Record<Dimension, number>;
  const total = Object.values(byDimension).reduce((sum, points) => sum + points, 0);
  const hit = model.overrides
    .filter(({ input, values }) => inputs[input].some((value) => values.includes(value)))
    .map(({ input, band }) => ({ input, band }));
  return {
    model: model.version,
    lists: inForce(countryLists, on).version,
    total,
    band: worstBand([bandOf(total, model), ...hit.map(({ band }) => band)]),
    byDimension,
    parts,
    overrides: hit,
  };
}

function bandOf(total: number, { bands: from }: RiskModel): Band {
  if (total >= from.high) return "high";
  return total >= from.medium ? "medium" : "low";
}

/** Product decisions, section 3. */
export function needsTwoApprovers({ band }: RiskScore, inputs: RiskInputs): boolean {
  return band === "high" || band === "prohibited" || inputs.pep.includes("yes");
}
