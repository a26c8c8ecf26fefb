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
    ...(count ? counting(level, count) : { level }),
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

function counting(level: string, count: Count): LoggerOptions {
  const least = pino.levels.values[level] ?? Infinity;
  return {
    level: least > pino.levels.values["info"]! ? "info" : level,
    hooks: {
      logMethod(args, method, of) {
        const message: unknown = typeof args[0] === "string" ? args[0] : args[1];
        if (typeof message === "string") count(message);
        if (of >= least) method.apply(this, args);
      },
    },
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
