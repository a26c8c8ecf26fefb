import { Trans, useLingui } from "@lingui/react/macro";
import {
  checkKindNames,
  checkOutcomeNames,
  checkStateNames,
} from "#contract/desk/identity-words.ts";
import type { DeskCheck } from "#contract/identity/desk-reply.ts";
import { formatMoment } from "#contract/moments.ts";
import { Badge, type BadgeProps } from "#ui/Badge/Badge.tsx";
import { CellNote } from "#ui/Table/Table.tsx";
import { useCase } from "../review/case-context.ts";
import * as css from "../review/review.css.ts";

const tones: Record<DeskCheck["state"], NonNullable<BadgeProps["tone"]>> = {
  notSent: "neutral",
  sent: "neutral",
  late: "caution",
  underWay: "info",
  failed: "negative",
  verified: "positive",
  child: "caution",
};

/** Whose face or identity is verified, by which vendor, when, and after how many attempts. */
export function IdentityPane() {
  const { identity } = useCase().case;
  if (identity.length === 0)
    return (
      <p className={css.nothing}>
        <Trans>No one has to verify their identity</Trans>
      </p>
    );
  return (
    <table className={css.factors}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Person</Trans>
          </th>
          <th scope="col">
            <Trans>Check</Trans>
          </th>
          <th scope="col">
            <Trans>Attempts</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {identity.map((check) => (
          <Row key={check.person} check={check} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ check }: { check: DeskCheck }) {
  const { i18n } = useLingui();
  const { name, kind, state, outcome, vendor, at, attempts } = check;
  const ended = outcome !== null && outcome !== state ? i18n._(checkOutcomeNames[outcome]) : "";
  const facts = [at === null ? "" : formatMoment(at, i18n), vendor, ended];
  return (
    <tr>
      <th scope="row">
        {name}
        {state === "child" ? null : <CellNote>{i18n._(checkKindNames[kind])}</CellNote>}
      </th>
      <td>
        <Badge tone={tones[state]}>{i18n._(checkStateNames[state])}</Badge>
        <CellNote>{facts.filter((fact) => fact !== "").join(" · ")}</CellNote>
      </td>
      <td>{attempts === 0 ? "–" : attempts}</td>
    </tr>
  );
}
