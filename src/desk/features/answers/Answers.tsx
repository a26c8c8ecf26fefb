import { Trans, useLingui } from "@lingui/react/macro";
import { type AnswerVerdict, answerVerdictIds } from "#contract/desk/verdicts.ts";
import { type Source, sourceIds, sources } from "#contract/desk/verdicts.ts";
import { Select } from "#ui/Select/Select.tsx";
import { formatList } from "#contract/moments.ts";
import type { Locale } from "#contract/locales.ts";
import { moveAmong, useKeys } from "#desk/shell/use-keys.ts";
import { useGo } from "#desk/app/navigation.tsx";
import { useTyped } from "../drafts/use-typed.ts";
import { useCase, useWork } from "../review/case-context.ts";
import type { AnswerRow as Row } from "../review/case-work.ts";
import { AnswerRow } from "./AnswerRow.tsx";
import * as css from "./answers.css.ts";

/** The answers section by section, a verdict each. */
export function Answers() {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  const { send } = useWork();
  const go = useGo();
  // What the next verdicts are based on.
  const { typed, write } = useTyped<{ source: Source }>("verifiedWith", { source: "document" });
  const { source } = typed;
  const rows = shown.sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const judge = (row: Row, verdict: AnswerVerdict) =>
    send({
      call: "deskVerdict",
      body: {
        kind: "answer",
        target: row.target,
        value: row.value,
        verdict,
        source: verdict === "verified" ? source : null,
      },
    });
  const focused = () => {
    const target = document.activeElement?.closest<HTMLElement>("[data-answer]")?.dataset["answer"];
    return rows.find((row) => row.target === target);
  };
  const byKey = Object.fromEntries(
    answerVerdictIds.map((verdict, at) => [
      String(at + 1),
      () => {
        const row = focused();
        if (row && shown.may_work) judge(row, verdict);
      },
    ]),
  );
  const openDocument = () => {
    const file = focused()?.documents[0];
    if (file) go.toCase(shown.id, { file });
  };
  useKeys({
    ...byKey,
    j: () => moveAmong("[data-answer]", 1),
    k: () => moveAmong("[data-answer]", -1),
    o: openDocument,
  });
  const judged = rows.filter(({ verdict }) => verdict !== null).length;
  return (
    <section className={css.answers} aria-label={t`Answers`}>
      <div className={css.bar}>
        <span className={css.progress}>{t`${judged} of ${rows.length} answers reviewed`}</span>
        {shown.may_work ? (
          <div className={css.source}>
            <span id="verified-with">
              <Trans>Verified with</Trans>
            </span>
            <Select
              small
              name={t`Verified with`}
              value={source}
              onChange={(value) => write({ source: value as Source })}
              options={sourceIds.map((value) => ({ value, label: i18n._(sources[value]) }))}
            />
          </div>
        ) : null}
      </div>
      {shown.removed.length > 0 ? (
        <p className={css.removed}>
          <Trans>No longer answered: {formatList(shown.removed, i18n.locale as Locale)}</Trans>
        </p>
      ) : null}
      {shown.sections.map((section) => (
        <section key={section.id} className={css.section} aria-label={section.title}>
          <h2 className={css.sectionTitle}>{section.title}</h2>
          {section.groups.map((group, at) => (
            <div key={group.title ?? at}>
              {group.title === null ? null : <h3 className={css.group}>{group.title}</h3>}
              <ul>
                {group.rows.map((row) => (
                  <AnswerRow key={row.target} row={row} judge={judge} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}
