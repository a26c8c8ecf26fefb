import { msg } from "@lingui/core/macro";
import { consent, yesNo } from "../questions/builders.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

export const nonSolicitation = section(
  "nonSolicitation",
  titles.nonSolicitation,
  {
    approached: yesNo(msg`Did anyone of the group approach the entity to offer these services?`, {
      guidance: {
        name: msg`What your answer changes`,
        text: msg`Tell us how contact began. Either answer is acceptable; the rules of the place decide what follows.`,
      },
    }),
    ownInitiative: consent(
      msg`Own initiative`,
      msg`The entity asks for these services on its own initiative and has taken its own advice on the law where it is established.`,
    ),
  },
  msg`Some places allow us to serve only those who came to us by themselves.`,
);
