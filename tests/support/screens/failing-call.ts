import { expect } from "vitest";
import type { Call } from "#contract/calls/call.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { brokenRules } from "./axe.ts";
import { server } from "./border.ts";
import { until } from "./clock.ts";
import { press, sees, seesButton } from "./hand.ts";

/** A waiting call is rejected and then lost: each time the screen says so, and `button` sends the same request again. */
export async function failsAndIsSentAgain(call: Call, button: string) {
  const { body } = await until(() => server.newest(call));
  const sentAgain = async (message: string) => {
    await sees("alert", message);
    await seesButton(button, true);
    expect(await brokenRules()).toEqual([]);
    await press(button);
    expect(await until(() => server.newest(call).body)).toEqual(body);
    await seesButton(button, false);
  };
  server.refuse(call, "overloaded");
  await sentAgain(refusals.overloaded.message.message ?? "");
  server.lose(call);
  await sentAgain("Server error!");
}
