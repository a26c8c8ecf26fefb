import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatPercent } from "#contract/moments.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { LookThrough } from "#contract/ownership/look-through.ts";
import { percentShown, placesOf } from "#contract/ownership/paths.ts";
import { InfoIcon } from "#ui/icons/icons.ts";
import { Note } from "#ui/Note/Note.tsx";
import * as css from "./ownership.css.ts";

interface Props {
  found: LookThrough;
  /** A company is drawn that is no layer: its owners are not needed, or not entered yet. */
  hasCompany: boolean;
  /** A trust has none, of an exempt applicant none counts: only what is missing is shown. */
  hasShares: boolean;
  marks: readonly number[];
  /** The maximum number of layers without a reason. */
  most: number;
  /** Roles that no one has yet, and shares that lead to no named owner. */
  open: readonly Issue[];
}

/** The number of layers, the share accounted for, and what is missing. */
export function OwnershipFacts({ found, hasCompany, hasShares, marks, most, open }: Props) {
  const { i18n } = useLingui();
  const gap = i18n.locale === "en" ? " " : "";
  const { layers, accounted } = found;
  const named = formatPercent(percentShown(accounted.from, marks, placesOf(found, marks)));
  if (!hasShares && open.length === 0) return null;
  return (
    <div className={css.facts}>
      <Note icon={<InfoIcon size={16} />}>
        {hasShares ? (
          <>
            {layers === 0 && hasCompany ? null : (
              <>
                <Plural value={layers} _0="No layers." one="# layer." other="# layers." />
                {gap}
              </>
            )}
            {layers > most ? (
              <>
                <Trans>Structures of more than {most} layers need a reason.</Trans>
                {gap}
              </>
            ) : null}
            <Trans>{named} accounted for.</Trans>
          </>
        ) : null}
        {open.map((issue) => {
          const words = formatIssue(i18n, issue, undefined);
          return (
            <span key={words}>
              {gap}
              {words}
            </span>
          );
        })}
      </Note>
    </div>
  );
}
