import { mapAnswers } from "#contract/questions/numbers/map-answers.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import { decrypt, encrypt } from "../crypto.ts";

type Treat = (value: unknown, place: string) => unknown;

interface Encrypted {
  sealed: string;
}

interface Secrets {
  flow: Flow;
  key: Buffer;
  applicationId: string;
}

/** Each secret is bound to its place. */
export function encryptSecrets(
  { flow, key, applicationId }: Secrets,
  answers: AllAnswers,
): AllAnswers {
  return treated(flow, answers, (value, column): Encrypted => {
    const place = { table: "application", column, row: applicationId };
    return { sealed: encrypt(key, place, JSON.stringify(value)).toString("base64") };
  });
}

/** Throws when a value was changed or moved. */
export function decryptSecrets(
  { flow, key, applicationId }: Secrets,
  answers: AllAnswers,
): AllAnswers {
  return treated(flow, answers, (value, column) => {
    const place = { table: "application", column, row: applicationId };
    const bytes = Buffer.from((value as Encrypted).sealed, "base64");
    return JSON.parse(decrypt(key, place, bytes).toString()) as unknown;
  });
}

const treated = ({ sections }: Flow, answers: AllAnswers, treat: Treat): AllAnswers =>
  mapAnswers(sections, answers, (value, { secret }, place) =>
    secret ? treat(value, place) : value,
  );
