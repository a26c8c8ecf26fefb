import { pino, type DestinationStream, type Logger } from "pino";

interface Asked {
  method: string;
  url: string;
}

interface Thrown extends Error {
  code?: string;
  constraint?: string;
  statusCode?: number;
}

/** One JSON line per event, without bodies, queries and cookies. */
export function openLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
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
      req: ({ method, url }: Asked) => ({ method, path: url.split("?", 1)[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: errorWithoutValues,
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Details of database errors quote values and are left out. */
function errorWithoutValues(error: Thrown) {
  const { name, message, code, constraint, stack } = error;
  return { type: name, message, code, constraint, stack };
}
