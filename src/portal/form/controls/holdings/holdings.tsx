import { useLingui } from "@lingui/react/macro";
import { isTrust } from "#contract/options/party-roles.ts";
import { relatedInformation } from "#contract/forms/people/related-parties.ts";
import { besideRows } from "#contract/questions/asked.ts";
import { companiesOf } from "#contract/ownership/from-answers.ts";
import { applicant } from "#contract/ownership/structure.ts";
import { Button } from "#ui/Button/Button.tsx";
import { PlusIcon } from "#ui/icons/icons.ts";
import { usePageAnswers } from "#portal/form/answers-of.ts";
import { inside, useAnswer, useScope } from "#portal/form/scope.ts";
import type { KindProps } from "../control.ts";
import { type Holdable, type Holding, HoldingRow } from "./HoldingRow.tsx";
import * as css from "./holdings.css.ts";

const blank = { id: "first", stake: "", percent: "", band: "" };

/** The holdings of one party. The company is asked only if there are several. */
export default function HoldingsControl({ name, question, field }: KindProps) {
  const { t } = useLingui();
  const [value, change] = useAnswer<Partial<Holding>[]>(name);
  const holdable = useHoldable();
  const empty = { ...blank, of: holdable[0]?.value ?? "" };
  const rows = (value?.length ? value : [empty]).map((row, at) => ({
    ...empty,
    ...row,
    id: row.id ?? String(at),
  }));
  // Votes, and a further role in a trust, stand in a row of their own.
  const canAdd = holdable.length > 1 || question.stakes!.includes("votes");
  const add = () => change([...rows, { ...empty, id: crypto.randomUUID() }]);
  return (
    <div className={css.rows}>
      {rows.map((row, at) => (
        <HoldingRow
          key={row.id}
          field={at === 0 ? field : { invalid: field.invalid, describedBy: field.describedBy }}
          row={row}
          stakes={question.stakes!}
          number={at + 1}
          holdable={holdable}
          alone={rows.length === 1}
          onChange={(next) => change(rows.map((other) => (other.id === row.id ? next : other)))}
          onRemove={() => change(rows.filter((other) => other.id !== row.id))}
        />
      ))}
      {canAdd ? (
        <div>
          <Button look="quiet" icon={<PlusIcon />} onClick={add}>
            {holdable.some(({ isTrust: hasRoles }) => hasRoles)
              ? t`Add a share or role`
              : t`Add a share`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The applicant, which is left out if it is a trust, and all named companies, without the holder. */
function useHoldable(): Holdable[] {
  const { t } = useLingui();
  const { all, path, facts } = useScope();
  const names = usePageAnswers((own) => {
    const companies = companiesOf(
      besideRows(relatedInformation, own, all(), facts.rulesOn),
      facts.rulesOn,
    );
    const self = inside(own, [...path, "id"]);
    return JSON.stringify(companies.filter(({ id }) => id !== self));
  });
  const companies = JSON.parse(names) as ReturnType<typeof companiesOf>;
  return [
    ...(isTrust(all(), facts.rulesOn)
      ? []
      : [{ value: applicant, label: t`The applicant`, isTrust: false }]),
    ...companies.map(({ id, name, isTrust }) => ({
      value: id,
      label: name || t`Company or trust without a name`,
      isTrust,
    })),
  ];
}
