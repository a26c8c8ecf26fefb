import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import type { LineReply } from "#contract/calls/account.ts";
import { inWords } from "#contract/questions/worded.ts";
import { link } from "#ui/shared/link.css.ts";
import { pathOf } from "#contract/forms/flows/flow-ids.ts";
import { definitionOf } from "../../application/flow-definitions.ts";
import * as css from "./left-items.css.ts";

interface Props {
  flow: LineReply["flow"];
  left: LineReply["left"];
  /** The search of the form's address; without it the items are not links. */
  search?: { form?: string } | undefined;
}

/** The items left of a line, by section, each with a link. */
export default function LeftItems({ flow, left, search }: Props) {
  const { i18n } = useLingui();
  const { sections } = use(definitionOf(flow));
  const groups = Object.entries(Object.groupBy(left, (item) => item.section));
  return (
    <div className={css.groups}>
      {groups.map(([id, items = []], at) => (
        <div key={id}>
          {search && at === 1 ? (
            <p className={css.later}>
              <Trans>Complete the section above to open these.</Trans>
            </p>
          ) : null}
          <p className={css.section}>
            {i18n._(inWords(sections[id]!, items[0]?.section_wording).title)}
          </p>
          <ul className={css.items}>
            {items.map(({ section, question, question_wording: wording }) => {
              const asked = sections[section]!.questions[question]!;
              const label = i18n._(inWords(asked, wording).label);
              return (
                <li key={question}>
                  {search ? (
                    <Link
                      className={link}
                      to={pathOf[flow]}
                      search={{ ...search, section }}
                      hash={question}
                    >
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
