import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { bindEmail } from "#contract/calls/security.ts";
import { server } from "./kit/border.ts";
import { failsAndIsSentAgain } from "./kit/failing-call.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { confirmByPassword, email, present, proves, tableOf } from "./paths/email-change.ts";

beforeAll(prepareScreen);
afterEach(leaveScreen);

const button = "Confirm the change";

async function comesToConfirmation(hasPassword: boolean) {
  const { open, events } = tableOf(hasPassword);
  await open(undefined);
  for (const type of ["change.ask", "xstate.done.actor.addressForm"])
    await events[type]!({ type }, undefined as never);
  await proves(email);
}

describe("of an account with a password", () => {
  testPaths(tableOf(true));

  test("a change that failed says why and is sent again with the same password and proof", async () => {
    await comesToConfirmation(true);
    await confirmByPassword();
    await failsAndIsSentAgain(bindEmail, button);
    expect(server.newest(bindEmail).body).toMatchObject({ email });
  });
});

describe("of an account without one", () => {
  testPaths(tableOf(false));

  test("a change that failed says why and is sent again with both proofs", async () => {
    await comesToConfirmation(false);
    await proves(present());
    await failsAndIsSentAgain(bindEmail, button);
    expect(server.newest(bindEmail).body).toMatchObject({ email });
  });
});
