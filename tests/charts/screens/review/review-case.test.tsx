import type { ReviewCaseContext } from "@gatehouse/machines/review/review-case";
import { beforeAll } from "vitest";
import { prepareDesk } from "#tests/support/screens/desk.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { onCase } from "./case-on-server.ts";
import { nameOf } from "./desk-ui.ts";
import { reviewCaseTable } from "./review-case.ts";

beforeAll(prepareDesk);

/** Who has a case, as the page of the case shows it. */
testPaths(
  onCase(reviewCaseTable, ({ context }) => {
    const { assigneeId: id } = context as ReviewCaseContext;
    return { assignee: id === null ? null : { id, name: nameOf(id) } };
  }),
);
