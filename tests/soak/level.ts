import { median } from "../measure/budget.ts";

/** What the server held at one moment. */
export interface Sample {
  seconds: number;
  /** Resident memory of the server's process. */
  bytes: number;
  descriptors: number;
  /** Live sessions of applicants and of the desk. */
  sessions: number;
  /** Of the server to its database. */
  connections: number;
}

type Figure = Exclude<keyof Sample, "seconds">;

/** Medians of the first and the last fifth of what was sampled after the warm-up. */
export interface Level {
  begin: number;
  end: number;
  /** Of a line through all samples after the warm-up (least squares). */
  anHour: number;
}

const hourSeconds = 3600;

/** Throws where fewer than five samples were taken after the warm-up. */
export function levelOf(samples: readonly Sample[], figure: Figure, warmUpSeconds: number): Level {
  const warm = samples.filter(({ seconds }) => seconds >= warmUpSeconds);
  const size = Math.floor(warm.length / 5);
  const figures = warm.map((sample) => sample[figure]);
  return {
    begin: median(figures.slice(0, size)),
    end: median(figures.slice(-size)),
    anHour: hourSeconds * slopeOf(warm.map(({ seconds }, at) => [seconds, figures[at]!])),
  };
}

function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const rise = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return rise / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
