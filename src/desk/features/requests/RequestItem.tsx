import { Trans, useLingui } from "@lingui/react/macro";
import { documentReasonOf } from "#contract/desk/reasons.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { Select } from "#ui/Select/Select.tsx";
import { useCase } from "../review/case-context.ts";
import { PublicText } from "./PublicText.tsx";
import { type DraftItem, slotChoices } from "./request-items.ts";
import * as css from "./requests.css.ts";

interface Props {
  item: DraftItem;
  onChange: (item: DraftItem) => void;
  onRemove: () => void;
}

export function RequestItem({ item, onChange, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  return (
    <li className={css.item} aria-label={item.title}>
      <div className={css.itemHead}>
        <span>
          {item.title}{" "}
          <span className={css.itemReason}>{i18n._(documentReasonOf(item.reason).name)}</span>
        </span>
        <Button look="quiet" small aria-label={t`Exclude ${item.title}`} onClick={onRemove}>
          <Trans>Exclude</Trans>
        </Button>
      </div>
      {item.rejectedUid === null ? (
        <Field label={t`Document to request`} required>
          {(control) => (
            <Select
              {...control}
              value={item.slot}
              empty={t`Choose a document`}
              options={slotChoices(shown, i18n)}
              onChange={(slot) => onChange({ ...item, slot })}
            />
          )}
        </Field>
      ) : null}
      <PublicText
        value={item.publicText}
        onChange={(publicText) => onChange({ ...item, publicText })}
      />
    </li>
  );
}
