import { expect } from "vitest";
import { kycForm } from "#contract/calls/onboarding.ts";
import { ownFilesIn } from "#contract/file-limits.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import type { FilesOf } from "#server/development/sample/sample-people.ts";
import { spread } from "#tests/support/spread-files.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { openScreen } from "#tests/support/screens/screen.tsx";

/** The only slot of its page, which every application has. */
export const other = "Other supporting documents";
export const otherGroup = `${other} (optional)`;

/** The entity's files of the sample, one in each slot; those of its people do not count. */
export const sampled = ownFilesIn(sampleAnswers(today));

/** The page of this slot, which holds these files, while the slots of other pages hold so many. */
export async function openAtOther(elsewhere: number, files: readonly object[] = []) {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  openScreen("/kyc/verify?section=supportingDocuments");
  await until(
    () => server.newest(kycForm),
    () => void pass(100),
  );
  const answers = { ...sampledWith(elsewhere), supportingDocuments: { other: { files } } };
  server.answer(kycForm, storedForm({}, answers));
  await until(
    () => expect(document.querySelector('[data-question="other"]')).not.toBeNull(),
    () => void pass(100),
  );
}

/** The sample with so many of the entity's own files. */
export const sampledWith = (count: number) => sampleAnswers(today, filesInAll(count));

function filesInAll(count: number): FilesOf {
  const countOf = spread(count);
  return (name) =>
    Array.from({ length: countOf(name) }, (_, at) => ({
      uid: `${name}-${at}`,
      name: `${name}-${at}.pdf`,
      size: 24_000,
      type: "application/pdf",
    }));
}
