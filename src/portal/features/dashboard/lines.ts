import type { LineId } from "#contract/business-lines.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import type { Api } from "#portal/system/api.ts";
import { pathOf } from "#contract/forms/flows/flow-ids.ts";
import { continueUnasked } from "../application/resumed.ts";

/** Opens a line and returns the path of its application; null if the server rejects it, which shows a toast. */
export async function openLine(api: Api, line: LineId) {
  const opened = await api(openBiz, { body: { line } });
  if (!opened.ok) return null;
  continueUnasked();
  return pathOf[opened.data.flow];
}
