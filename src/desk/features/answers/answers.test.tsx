import { expect, test } from "vitest";
import { deskShowNumber } from "#contract/calls/desk-work.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { answerDesk, atCase, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { row, sampleCase } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, seesText } from "#tests/support/screens/hand.ts";

testAtDesk();

test("PI06 a masked number is shown by a button, and the focus stays on its row", async () => {
  const shown = sampleCase();
  const [first] = shown.sections[0]!.groups[0]!.rows;
  const masked = { ...first!, answer: ["••••8001"], is_masked: true };
  shown.sections[0]!.groups[0]!.rows[0] = masked;
  answerDesk(shown);
  openDesk(atCase);
  await comesTo(row.name);
  await seesText("••••8001");
  expect(await brokenRules()).toEqual([]);
  await press(`Show ${masked.label}`);
  const { body } = await until(() => server.newest(deskShowNumber));
  expect(body).toEqual({ target: masked.target });
  const after = structuredClone(shown);
  const whole = { ...masked, answer: ["012345678001"], is_masked: false };
  after.sections[0]!.groups[0]!.rows[0] = whole;
  answerDesk(after);
  server.answer(deskShowNumber, {});
  await seesText("012345678001");
  expect(document.activeElement?.getAttribute("data-answer")).toBe(masked.target);
});
