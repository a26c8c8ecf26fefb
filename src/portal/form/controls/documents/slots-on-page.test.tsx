import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Documents } from "#contract/questions/builders/rows.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { choose, comesTo, press } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const sample = sampleAnswers(today);
const slots = sample["uploadFiles"] as Record<string, Documents>;

async function openDocuments(changed: object = {}, filesTotal = 20): Promise<void> {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const answers: AllAnswers = { ...sample, uploadFiles: { ...slots, ...changed } };
  server.always(kycForm, () => storedForm({ files_total: filesTotal }, answers));
  openScreen("/kyc/verify?section=uploadFiles");
  await comesTo("Documents");
}

test("the certifier of another copy is taken over; the date of the copy stays open, and says from when", async () => {
  const { certifier: _, ...registerOfMembers } = slots["registerOfMembers"]!;
  await openDocuments({ registerOfMembers });
  const { name, capacity } = slots["certificateOfIncorporation"]!.certifier!;
  await press(`Same certifier as Certificate of incorporation: ${name}`);
  const hints = page.getByText("On or after 20 May 2026", { exact: true }).elements();
  expect(hints.filter((hint) => hint.checkVisibility()).length).toBe(1);
  await until(
    () => server.newest(saveKyc),
    () => void pass(1_000),
  );
  const { changes } = server.newest(saveKyc).body as { changes: AllAnswers };
  const saved = (changes["uploadFiles"] as Record<string, Documents>)["registerOfMembers"]!;
  expect(saved.certifier).toMatchObject({ name, capacity });
  expect(saved.certifier).not.toHaveProperty("date");
  expect(page.getByRole("button", { name: /^Same certifier as/ }).elements()).toEqual([]);
});

test("a document that was missing while it was on its way is no longer once it is stored", async () => {
  await openDocuments({ boardResolution: {} });
  const error = () => page.getByText("Please upload board resolution.").elements();
  await choose(/^Board resolution/, [
    new File(["%PDF-1.7"], "board.pdf", { type: "application/pdf" }),
  ]);
  const held = await until(
    () => server.newest(uploadFile),
    () => void pass(100),
  );
  await press("Next Page");
  await until(() => expect(error().length).toBeGreaterThan(0));
  const { uid } = held.body as { uid: string };
  const stored = { uid, url: "", name: "board.pdf", size: 8, type: "application/pdf", pages: 1 };
  server.answer(uploadFile, stored);
  await until(() => expect(error()).toEqual([]));
});

test.each([20, 30])("where the desk allows %i files, the page counts up to them", async (most) => {
  await openDocuments({}, most);
  await until(() => expect(document.body.innerText).toMatch(`12 of ${most} files used`));
});

test("a page that asks for no file yet counts none", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(kycForm, () => storedForm({}, { ...sample, investorClassification: {} }));
  openScreen("/kyc/verify?section=investorClassification");
  await comesTo("Investor classification");
  expect(document.body.innerText).not.toContain("files used");
});

test.each([360, 768, 1024])(
  "at %i px the button to the top stands in the bar below the page, and covers nothing",
  async (width) => {
    await page.viewport(width, 740);
    await openDocuments();
    scrollTo({ top: 900, behavior: "instant" });
    const toTop = await until(() =>
      page.getByRole("button", { name: "Back to the top" }).element(),
    );
    const [bar, button] = [toTop.closest("footer")!, toTop].map((part) =>
      part!.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(button.top).toBeGreaterThanOrEqual(bar.top);
    expect(button.bottom).toBeLessThanOrEqual(bar.bottom);
    expect([button.width, button.height]).toEqual([44, 44]);
    const others = [...toTop.closest("footer")!.querySelectorAll("button, a, [role=status]")]
      .filter((part) => part !== toTop)
      .map((part) => part.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom, width: w }) =>
          w > 0 &&
          left < button.right &&
          right > button.left &&
          top < button.bottom &&
          bottom > button.top,
      );
    expect(others).toEqual([]);
    await page.viewport(1280, 900);
  },
);

test("a long page leads back to its top", async () => {
  await openDocuments();
  const toTop = page.getByRole("button", { name: "Back to the top" });
  expect(toTop.elements()).toEqual([]);
  scrollTo({ top: 300, behavior: "instant" });
  expect(toTop.elements()).toEqual([]);
  scrollTo({ top: 301, behavior: "instant" });
  await press("Back to the top");
  await until(() => expect(scrollY).toBe(0));
  expect(document.activeElement?.id).toBe("main");
});
