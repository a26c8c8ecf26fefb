import { Trans, useLingui } from "@lingui/react/macro";
import type { I18n } from "@lingui/core";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import type { Option } from "#contract/questions/option.ts";
import { hintText } from "#contract/questions/hint-text.ts";
import { rowName } from "#contract/questions/summary-message.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { issuesIn } from "#contract/questions/section.ts";
import { Avatar } from "#ui/Avatar/Avatar.tsx";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { PlusIcon, TrashIcon } from "#ui/icons/icons.ts";
import { ScopeProvider, useAnswer, useScope } from "#portal/form/scope.ts";
import { useRowForm } from "#portal/form/row-form.ts";
import type { KindProps } from "../control.ts";
import * as css from "./people.css.ts";

type Row = { id: string } & Answers;

/** The same questions for each person. A named person is folded to one line. */
export function PeopleControl({ name, question, field, issues, below }: KindProps) {
  const { i18n, t } = useLingui();
  const scope = useScope();
  const RowForm = useRowForm();
  const [value, change] = useAnswer<Row[]>(name);
  const rows = value ?? [];
  const each = question.each!;
  const words = question.rows!;
  const own = issues.find((issue) => issue.path === name);
  const add = () => change([...rows, { id: crypto.randomUUID() }]);
  return (
    <div className={css.people}>
      {question.hint ? <p className={css.hint}>{hintText(i18n, question, scope.facts)}</p> : null}
      {own ? <Callout tone="negative">{formatIssue(i18n, own, question.label)}</Callout> : null}
      {rows.map((row, index) => {
        const wrong = issues.some((issue) => issue.path.startsWith(`${name}.${index}.`));
        const isDone = issuesIn(each, row, scope.all(), scope.facts).length === 0;
        const who = rowName(i18n, words, row, index);
        return (
          <Person key={row.id} named={Boolean(row[words.name])} wrong={wrong}>
            <summary className={css.summary}>
              <Avatar initials={initialsOf(who)} />
              <span className={css.who}>
                <span className={css.name}>{who}</span>
                <span className={css.roles}>
                  {rolesOf(row, each.questions["roles"]?.options ?? [], i18n)}
                </span>
              </span>
              {wrong ? (
                <Badge tone="negative">
                  <Trans>Needs attention</Trans>
                </Badge>
              ) : isDone ? (
                <Badge tone="positive">
                  <Trans>Complete</Trans>
                </Badge>
              ) : (
                <Badge>
                  <Trans>In progress</Trans>
                </Badge>
              )}
            </summary>
            <div className={css.form}>
              <ScopeProvider
                value={{ ...scope, section: each, path: [...scope.path, name, index] }}
              >
                <Suspense fallback={null}>
                  <RowForm />
                </Suspense>
              </ScopeProvider>
              <Button
                look="danger"
                icon={<TrashIcon />}
                onClick={() => change(rows.filter((other) => other.id !== row.id))}
              >
                {t`Remove ${who}`}
              </Button>
            </div>
          </Person>
        );
      })}
      <div>
        <Button id={field.id} look="secondary" icon={<PlusIcon />} onClick={add}>
          {i18n._(words.add)}
        </Button>
      </div>
      {below}
    </div>
  );
}

interface PersonProps {
  named: boolean;
  wrong: boolean;
  children: ReactNode;
}

/** Open for a new person, and unfolded for an issue. Typing the name does not fold it. */
function Person({ named, wrong, children }: PersonProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isNew] = useState(!named);
  useEffect(() => {
    if (wrong) fold.current!.open = true;
  }, [wrong]);
  return (
    <details ref={fold} className={css.person} open={isNew}>
      {children}
    </details>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length > 1
    ? `${[...words[0]!][0]}${[...words.at(-1)!][0]}`
    : [...name].slice(0, 1).join("");
}

function rolesOf(row: Row, options: readonly Option[], i18n: I18n): string {
  const value = (row["roles"] ?? []) as string[];
  const names = options
    .filter((option) => value.includes(option.value))
    .map((option) => i18n._(option.label));
  return formatList(names, i18n.locale as Locale);
}
