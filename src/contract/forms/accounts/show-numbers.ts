import { msg } from "@lingui/core/macro";
import { section } from "#contract/questions/section.ts";
import { ownDataSection } from "./own-data.ts";

export const showNumbersSection = section(
  "showNumbers",
  msg`Show whole numbers`,
  ownDataSection.questions,
);
