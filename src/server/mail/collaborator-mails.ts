import { markerOf } from "#contract/brands.ts";
import { msg } from "@lingui/core/macro";
import { type FlowId, pathOf } from "#contract/forms/flows/flow-ids.ts";
import { flows } from "#contract/forms/flows/flows.ts";
import { translate } from "../i18n.ts";
import type { Mail } from "./mail.ts";
import { compose, type Reader } from "./mails.ts";

interface Ready {
  id: string;
  reference: string;
  flow: FlowId;
  /** Of the collaborator. */
  name: string;
}

/** To the account holder, with a link to the review. */
export function readyMail(reader: Reader, ready: Ready, publicUrl: string): Mail {
  const { locale, brand } = reader;
  const { name, reference } = ready;
  const subject = translate(locale, msg`Application {reference} is ready for you`, { reference });
  const search = new URLSearchParams(markerOf(brand));
  search.set("form", ready.id);
  search.set("section", flows[ready.flow].pages.at(-1)!.section.id);
  return compose("applicationReady", reader, subject, {
    title: translate(locale, msg`Your application is ready`),
    paragraphs: [
      translate(
        locale,
        msg`{name} has filled in the application and says that it is ready. Only you can accept the declarations and submit it.`,
        { name },
      ),
      translate(locale, msg`Check the answers before you submit.`),
    ],
    facts: [[translate(locale, msg`Reference`), reference]],
    link: {
      words: translate(locale, msg`Check your answers`),
      href: `${publicUrl}${pathOf[ready.flow]}?${search.toString()}`,
    },
    foot: translate(
      locale,
      msg`We sent this email because a collaborator on your account asked us to.`,
    ),
  });
}
