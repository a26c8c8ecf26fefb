/** Answered with 503; the call may be repeated. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  readonly statusCode = 503;
}

/** Throws DatabaseUnavailable when the connection failed, not the statement. */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isConnectionLost(error as { code?: unknown; message?: unknown })
      ? new DatabaseUnavailable("the database did not answer", { cause: error })
      : error;
  }
}

/** PostgreSQL classes 08 and 57P, socket errors, and messages of pg. */
function isConnectionLost({ code, message }: { code?: unknown; message?: unknown }): boolean {
  return typeof code === "string"
    ? /^(08...|57P0[1-5]|53300|E(?!RR_)[A-Z]+)$/.test(code)
    : /^(Connection terminated|Client (has encountered|was closed)|timeout e(xceeded|xpired))/.test(
        String(message),
      );
}
