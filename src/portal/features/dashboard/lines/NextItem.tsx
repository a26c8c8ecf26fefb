import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import type { LineReply } from "#contract/calls/account.ts";
import { inWords } from "#contract/questions/worded.ts";
import { link } from "#ui/shared/link.css.ts";
import { pathOf } from "#contract/forms/flows/flow-ids.ts";
import { definitionOf } from "../../application/flow-definitions.ts";

interface Props {
  flow: LineReply["flow"];
  item: LineReply["left"][number];
  /** The search of the form's address. */
  search: { form?: string };
}

export default function NextItem({ flow, item, search }: Props) {
  const { i18n } = useLingui();
  const { sections } = use(definitionOf(flow));
  const { section, question, question_wording: wording } = item;
  const label = i18n._(inWords(sections[section]!.questions[question]!, wording).label);
  return (
    <Trans>
      Next:{" "}
      <Link className={link} to={pathOf[flow]} search={{ ...search, section }} hash={question}>
        {label}
      </Link>
    </Trans>
  );
}
