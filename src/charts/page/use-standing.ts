import { useMemo } from "react";
import { useChart, useChartSearch } from "../app/navigation.tsx";
import { type Standing, standing, walkable } from "../walk/walk.ts";
import { walkIn } from "../walk/walk-text.ts";

/** Where the walk of the address stands. */
export function useStanding(): Standing {
  const { parts } = useChart();
  const { walk = "" } = useChartSearch();
  const chart = useMemo(() => walkable(parts), [parts]);
  return useMemo(() => standing(chart, walkIn(walk)), [chart, walk]);
}
