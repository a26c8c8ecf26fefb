import { Trans, useLingui } from "@lingui/react/macro";
import { verdictNames } from "#contract/desk/verdicts.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { OwnershipChart } from "#ui/ownership/OwnershipChart.tsx";
import { CellNote } from "#ui/Table/Table.tsx";
import { useCase } from "../review/case-context.ts";
import type { Case } from "../review/case-work.ts";
import * as css from "../review/review.css.ts";

type Holder = NonNullable<Case["ownership"]>["holders"][number];

const tableId = "holders";

/** Who owns the applicant, and how far each holder is verified. */
export function OwnershipPane() {
  const { t } = useLingui();
  const { case: shown } = useCase();
  const { name } = shown;
  if (shown.ownership === null)
    return (
      <p className={css.nothing}>
        <Trans>No owners declared</Trans>
      </p>
    );
  const { holders } = shown.ownership;
  return (
    <div className={css.stack}>
      <OwnershipChart
        {...shown.ownership}
        label={t`Ownership of ${name}`}
        describedBy={tableId}
        shownAbove={t`Its owners are shown above.`}
      />
      <table id={tableId} className={css.factors}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Holder</Trans>
            </th>
            <th scope="col">
              <Trans>Share</Trans>
            </th>
            <th scope="col">
              <Trans>Why</Trans>
            </th>
            <th scope="col">
              <Trans>Answers reviewed</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {holders
            .filter(({ look }) => look !== "applicant")
            .map((holder) => (
              <HolderRow key={holder.id} holder={holder} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

function HolderRow({ holder }: { holder: Holder }) {
  const { t, i18n } = useLingui();
  const { sections } = useCase().case;
  const rows = sections
    .flatMap(({ groups }) => groups.flatMap((group) => group.rows))
    .filter(({ target }) => target === holder.id || target.split(".").includes(holder.id));
  const judged = rows.filter(({ verdict }) => verdict !== null).length;
  const given = new Set(rows.map(({ verdict }) => verdict?.verdict));
  return (
    <tr>
      <th scope="row">
        {holder.name}
        <CellNote>
          {holder.note}
          {holder.look === "needed" ? ` · ${t`Needed`}` : null}
        </CellNote>
      </th>
      <td>{holder.share === "" ? "–" : holder.share}</td>
      <td>
        {holder.why.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </td>
      <td>
        {rows.length === 0 ? "–" : t`${judged} of ${rows.length}`}
        <div className={css.actions}>
          {given.has("mismatch") ? (
            <Badge tone="negative">{i18n._(verdictNames.mismatch)}</Badge>
          ) : null}
          {given.has("evidenceWanted") ? (
            <Badge tone="caution">{i18n._(verdictNames.evidenceWanted)}</Badge>
          ) : null}
        </div>
      </td>
    </tr>
  );
}
