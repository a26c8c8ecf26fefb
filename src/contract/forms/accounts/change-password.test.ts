import { expect, test } from "vitest";
import { issuesIn } from "#contract/questions/section.ts";
import { changePasswordSection } from "./change-password.ts";

const facts = { today: "2026-11-22", rulesOn: "2026-11-22", lines: [] };

test.each([[{}], [{ current: "", password: "", confirmation: "" }]])(
  "each empty password has a message of its own: %j",
  (answers) => {
    expect(issuesIn(changePasswordSection, answers, {}, facts)).toEqual([
      { path: "current", code: "currentPasswordRequired" },
      { path: "password", code: "newPasswordRequired" },
      { path: "confirmation", code: "confirmationRequired" },
    ]);
  },
);
