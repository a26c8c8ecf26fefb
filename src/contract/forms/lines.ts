import { msg } from "@lingui/core/macro";
import { businessLines, openLines } from "../business-lines.ts";
import { openEntityTypes } from "../options/lists.ts";
import { choice, choices } from "../questions/builders.ts";
import { section } from "../questions/section.ts";

export const lineOptions = openLines.map((value) => ({ value, label: businessLines[value].name }));

export const applicableAccount = section(
  "applicableAccount",
  msg`Lines applied for`,
  {
    lines: choices(msg`Business lines`, lineOptions, {
      hint: msg`Choose all that apply. Answers are shared between lines.`,
      guidance: {
        text: msg`One form covers all the lines you choose. Each line gets its own status.`,
      },
    }),
  },
  msg`Choose the services the entity wants to use. You can apply for more later.`,
);

export const entryBoarding = section(
  "entryBoarding",
  msg`Entity type`,
  {
    entityType: choice(msg`What kind of entity applies?`, openEntityTypes, {
      whenEmpty: "itemRequired",
      guidance: {
        text: msg`The entity type decides which documents and which people we ask for.`,
      },
    }),
  },
  msg`The kind of entity as it is registered, not what it does.`,
);
