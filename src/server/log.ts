import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";

interface Asked {
  method: string;
  /** Of the route that serves it; without one for an address that is not the portal's. */
  routeOptions?: { url?: string | undefined };
}

interface Thrown extends Error {
  code?: string;
  constraint?: string;
  statusCode?: number;
}

/** Of each line, also of those of the level `info` that are not written. */
type Count = (message: string) => void;

/** One JSON line per event, without bodies, cookies and what stands in an address: a route is named as it was mounted. */
export function openLog(level: string, stream?: DestinationStream, count?: Count): Logger {
  const options: LoggerOptions = {
    ...limiting(level, count),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "*.password",
        "*.code",
        "*.captcha",
        "*.captcha_result",
        "*.proof",
        "*.token",
        "*.email",
        // Libraries log these at the level trace.
        "headers",
        "*.headers",
      ],
      remove: true,
    },
    serializers: {
      req: ({ method, routeOptions }: Asked) => ({ method, route: routeOptions?.url ?? null }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: errorWithoutValues,
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Counts each line, also of those that are left out: below the level, or of a row that had its line within a minute. */
function limiting(level: string, count?: Count): LoggerOptions {
  const least = pino.levels.values[level] ?? Infinity;
  const isRepeated = repeatedLines();
  return {
    level: count && least > pino.levels.values["info"]! ? "info" : level,
    hooks: {
      logMethod(args, method, of) {
        const message: unknown = typeof args[0] === "string" ? args[0] : args[1];
        if (typeof message === "string") count?.(message);
        if (of >= least && !isRepeated(message, args[0])) method.apply(this, args);
      },
    },
  };
}

const minuteMs = 60_000;

/** True for the same row within a minute, of events that each request can repeat. */
function repeatedLines(): (message: unknown, about: unknown) => boolean {
  const last = new Map<string, number>();
  return (message, about) => {
    if (message !== "row_seal_broken") return false;
    const { table, row } = about as Record<"table" | "row", string>;
    const now = performance.now();
    for (const [key, at] of last) if (now - at >= minuteMs) last.delete(key);
    const key = `${table}|${row}`;
    if (last.has(key)) return true;
    last.set(key, now);
    return false;
  };
}

/** PostgreSQL's class of errors about a value. */
const aboutValue = /^22...$/;

/** Details of database errors quote values and are left out, and so are messages about a value. */
function errorWithoutValues(error: Thrown) {
  const { name, message, code, constraint, stack } = error;
  const quotes = aboutValue.test(code ?? "");
  const own = quotes ? stack?.replace(message, "") : stack;
  // Not as `code`, which is left out as a person's.
  return { type: name, message: quotes ? "" : message, reason: code, constraint, stack: own };
}
