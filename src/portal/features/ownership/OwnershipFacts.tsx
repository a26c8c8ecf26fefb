import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatPercent } from "#contract/moments.ts";
import { type LookThrough, unaccounted } from "#contract/ownership/look-through.ts";
import { percentShown } from "#contract/ownership/paths.ts";
import { InfoIcon } from "#ui/icons/icons.ts";
import { Note } from "#ui/Note/Note.tsx";
import * as css from "./ownership.css.ts";

interface Props {
  found: LookThrough;
  marks: readonly number[];
  /** The maximum number of layers without a reason. */
  most: number;
}

/** The number of layers, the share accounted for, and what the remaining share can hide. */
export function OwnershipFacts({ found, marks, most }: Props) {
  const { i18n } = useLingui();
  const gap = i18n.locale === "en" ? " " : "";
  const { layers } = found;
  const named = formatPercent(percentShown(found.accounted.from, marks));
  const rest = formatPercent(percentShown(unaccounted(found).most, marks));
  const lowest = formatPercent(String(Math.min(...marks)));
  const mayHide = Number(percentShown(unaccounted(found).most, marks)) >= Math.min(...marks);
  return (
    <div className={css.facts}>
      <Note icon={<InfoIcon size={16} />}>
        <Plural value={layers} _0="No layers." one="# layer." other="# layers." />
        {gap}
        <Trans>Structures of more than {most} layers need a reason.</Trans>
        {gap}
        <Trans>{named} accounted for.</Trans>
        {gap}
        {mayHide ? (
          <Trans>
            {rest} of the applicant is not accounted for. Add everyone who holds {lowest} or more.
          </Trans>
        ) : null}
      </Note>
    </div>
  );
}
