import { msg } from "@lingui/core/macro";
import { consent, yesNo } from "../questions/builders.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

export const nonSolicitation = section(
  "nonSolicitation",
  titles.nonSolicitation,
  {
    approached: yesNo(
      msg`Did anyone from our group contact the entity first to offer these services?`,
      {
        guidance: {
          name: msg`How your answer affects your application`,
          text: msg`Tell us who made the first contact. Either answer is acceptable. The next steps depend on local rules.`,
        },
      },
    ),
    ownInitiative: consent(
      msg`Own initiative`,
      msg`The entity asks for these services on its own initiative and has taken its own advice on the law where it is established.`,
    ),
  },
  msg`In some places we can only serve clients who contacted us first.`,
);
