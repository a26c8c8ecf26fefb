import { expect, test } from "vitest";
import { beyondWalks } from "../model/walk/beyond-walks.ts";
import { partsOf } from "./kit/coverage.ts";
import { charts } from "./kit/files.ts";

test("what is beyond the walks of the whole product is a state or a transition of its chart", () => {
  const partsIn = (chart: string): string[] => {
    const { states, transitions } = partsOf(
      charts.find(({ machine }) => machine.id === chart)!.machine,
    );
    return [...states, ...transitions];
  };
  const unknown = Object.entries(beyondWalks).flatMap(([chart, parts]) =>
    Object.keys(parts).filter((part) => !partsIn(chart).includes(part)),
  );
  expect(unknown).toEqual([]);
});
