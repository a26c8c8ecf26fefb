import { expect, test } from "vitest";
import { shownRefusal } from "./refusals.ts";

test.each(["toString", "constructor", "__proto__"])(
  "the forged name %s is no refusal",
  (refusal) => {
    const refused = { ok: false, code: 1, status: 200, refusal, message: "", data: {} } as const;
    expect(shownRefusal(refused)).toEqual({ code: "serverError" });
  },
);
