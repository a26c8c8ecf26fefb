import type { CodePurpose } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import { codesOfMembers, codesPerPlace, codeSends, codeSendsToOwner } from "../http/rate-limits.ts";

/** `owner` and `member` have budgets that strangers cannot use up. */
export type Asker = { is: "unknown" } | { is: "owner" | "member"; name: string };

/** One budget per purpose, the same whether or not the address is known, so that it reveals nothing. */
export function budgetsOf(
  { purpose, textHash }: { purpose: CodePurpose; textHash?: Buffer | null },
  emailKey: Buffer,
  { asker, addressRange }: { asker: Asker; addressRange: string },
) {
  const address = `${purpose}|${emailKey.toString("hex")}`;
  const who = asker.is === "unknown" ? address : `${address}|${asker.name}`;
  const { anHour, aDay } = asker.is === "owner" ? codeSendsToOwner : codeSends[purpose];
  const tooMany = "tooMany" as const;
  const minute = { most: 1, windowSeconds: limits.codeResendSeconds, refusal: "tooSoon" as const };
  const place = { key: `codes|${addressRange}`, ...codesPerPlace, refusal: tooMany };
  const total = { key: `codes of all members|${address}`, ...codesOfMembers, refusal: tooMany };
  return [
    // A code signs one text, so another text does not wait for it.
    { key: `code sent|${who}|${textHash?.toString("hex") ?? ""}`, ...minute },
    ...(asker.is === "owner" ? [] : [place]),
    { key: `codes an hour|${who}`, most: anHour, windowSeconds: 3600, refusal: tooMany },
    { key: `codes a day|${who}`, most: aDay, windowSeconds: 86_400, refusal: tooMany },
    ...(asker.is === "member" ? [total] : []),
  ];
}
