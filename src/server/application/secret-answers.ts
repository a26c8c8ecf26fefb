import { mapAnswers } from "#contract/questions/numbers/map-answers.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import { seal, unseal } from "../crypto.ts";

type Treat = (value: unknown, place: string) => unknown;

interface Sealed {
  sealed: string;
}

interface Sealing {
  flow: Flow;
  key: Buffer;
  applicationId: string;
}

/** Each secret is bound to its place. */
export function sealSecrets(
  { flow, key, applicationId }: Sealing,
  answers: AllAnswers,
): AllAnswers {
  return treated(flow, answers, (value, column): Sealed => {
    const place = { table: "application", column, row: applicationId };
    return { sealed: seal(key, place, JSON.stringify(value)).toString("base64") };
  });
}

/** Throws when a value was changed or moved. */
export function openSecrets(
  { flow, key, applicationId }: Sealing,
  answers: AllAnswers,
): AllAnswers {
  return treated(flow, answers, (value, column) => {
    const place = { table: "application", column, row: applicationId };
    const bytes = Buffer.from((value as Sealed).sealed, "base64");
    return JSON.parse(unseal(key, place, bytes).toString()) as unknown;
  });
}

const treated = ({ sections }: Flow, answers: AllAnswers, treat: Treat): AllAnswers =>
  mapAnswers(sections, answers, (value, { secret }, place) =>
    secret ? treat(value, place) : value,
  );
