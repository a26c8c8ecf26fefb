import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskDecision } from "#contract/calls/desk-work.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, until } from "#tests/support/screens/clock.ts";
import { answerDesk, atCase, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { row, sampleCase } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, sees, seesButton, type } from "#tests/support/screens/hand.ts";

testAtDesk();

async function openCase(shown = sampleCase()) {
  answerDesk(shown);
  openDesk(atCase);
  await comesTo(row.name);
}

test("an approval waits for what is missing, and each thing leads to what settles it", async () => {
  await openCase();
  await press("Propose");
  await press("Approve", "radio");
  await seesButton("Propose", false);
  await sees("dialog", "Documents without a verdict (2)");
  await press("Unresolved verdicts (1)");
  await pass(50);
  await until(() =>
    expect(document.activeElement?.getAttribute("data-answer")).toBe(
      "companyInformation.tradingName",
    ),
  );
});

test("after a decision the focus is on its line, where the outcome stands", async () => {
  await openCase();
  await press("Return");
  await type("Reason", "See the register of members");
  await press("Return");
  await until(() => server.newest(deskDecision));
  server.answer(deskDecision, {});
  await until(() => expect(page.getByRole("dialog").elements()).toEqual([]));
  await pass(50);
  await until(() => expect(document.activeElement?.textContent).toBe("Collateral lending"));
  expect(document.activeElement?.getAttribute("role")).toBe("rowheader");
});

test("a dialog over a case that cannot be loaded again says so, and can be sent", async () => {
  await openCase();
  await press("Return");
  await type("Reason", "See the register of members");
  await press("Return");
  await until(() => server.newest(deskDecision));
  server.withhold(deskCase);
  server.refuse(deskDecision, "caseChanged");
  await until(() => server.newest(deskCase));
  server.lose(deskCase);
  await sees("dialog", "This page may be out of date.");
  await press("Return");
  const held = await until(() => server.newest(deskDecision));
  expect(held.body).toMatchObject({ act: "return", note: "See the register of members" });
});
