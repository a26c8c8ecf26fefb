import { Trans, useLingui } from "@lingui/react/macro";
import type { Answers } from "#contract/questions/answers.ts";
import { visibleIn } from "#contract/questions/asked.ts";
import type { Section } from "#contract/questions/question.ts";
import { Avatar } from "#ui/Avatar/Avatar.tsx";
import { Badge } from "#ui/Badge/Badge.tsx";
import { roleWords } from "#portal/form/role-words.ts";
import { useScope } from "#portal/form/scope.ts";
import * as css from "./people.css.ts";

interface Props {
  id: string;
  who: string;
  row: Answers;
  section: Section;
  wrong: boolean;
  isDone: boolean;
}

/** The name and roles of a person, and whether their answers are complete. */
export function PersonSummary({ id, who, row, section, wrong, isDone }: Props) {
  const { i18n } = useLingui();
  const { all, facts } = useScope();
  const seen = visibleIn(section, row, all(), facts.rulesOn);
  return (
    <summary id={id} className={css.summary}>
      <Avatar initials={initialsOf(who)} />
      <span className={css.who}>
        <span className={css.name}>{who}</span>
        <span className={css.roles}>{roleWords(i18n, section, seen)}</span>
      </span>
      <Badge tone={wrong ? "negative" : isDone ? "positive" : "neutral"}>
        {wrong ? (
          <Trans>Needs attention</Trans>
        ) : isDone ? (
          <Trans>Complete</Trans>
        ) : (
          <Trans>In progress</Trans>
        )}
      </Badge>
    </summary>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length > 1
    ? `${[...words[0]!][0]}${[...words.at(-1)!][0]}`
    : [...name].slice(0, 1).join("");
}
