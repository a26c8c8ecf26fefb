import type { CodePurpose } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import { codesOfMembers, codesPerPlace, codeSends, codeSendsToOwner } from "./rate-limits.ts";

/**
 * Who asks for a code: anybody; the owner of the address, by a name that nobody else bears, whose sends strangers do
 * not use up; or a member of some account for an address that is not theirs, whose sends other members do not use up.
 */
export type Asker = { is: "anybody" } | { is: "owner" | "member"; name: string };

/**
 * Each purpose has a budget of its own, so that sends for one never shut an address out of another. Whether
 * somebody has the address makes no difference to it, so that it tells nobody.
 */
export function budgetsOf(
  purpose: CodePurpose,
  emailKey: Buffer,
  { asker, addressRange }: { asker: Asker; addressRange: string },
) {
  const address = `${purpose}|${emailKey.toString("hex")}`;
  const who = asker.is === "anybody" ? address : `${address}|${asker.name}`;
  const { anHour, aDay } = asker.is === "owner" ? codeSendsToOwner : codeSends[purpose];
  const tooMany = "tooMany" as const;
  const minute = { most: 1, windowSeconds: limits.codeResendSeconds, refusal: "tooSoon" as const };
  const place = { key: `codes|${addressRange}`, ...codesPerPlace, refusal: tooMany };
  const total = { key: `codes of all members|${address}`, ...codesOfMembers, refusal: tooMany };
  return [
    { key: `code sent|${who}`, ...minute },
    ...(asker.is === "owner" ? [] : [place]),
    { key: `codes an hour|${who}`, most: anHour, windowSeconds: 3600, refusal: tooMany },
    { key: `codes a day|${who}`, most: aDay, windowSeconds: 86_400, refusal: tooMany },
    ...(asker.is === "member" ? [total] : []),
  ];
}
