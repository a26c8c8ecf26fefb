import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Certifier } from "#contract/questions/builders/rows.ts";
import { certifiersOf } from "#contract/documents/certifiers.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { focusNearest } from "#portal/form/focus-nearest.ts";
import { useAnswerStore } from "#portal/features/application/application-context.ts";

interface Props {
  /** Of the date of certification. */
  dateId: string;
  certifier: Partial<Certifier>;
  onChange: (certifier: Partial<Certifier>) => void;
}

/** While none is named, offers the certifiers of other copies. The date stays open: each copy has its own. */
export function SameCertifier({ dateId, certifier, onChange }: Props) {
  const { i18n } = useLingui();
  const known = useSelector(
    useAnswerStore(),
    ({ context: { flow, answers } }) => certifiersOf(flow, answers),
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );
  if (certifier.name || known.length === 0) return null;
  return (
    <Actions>
      {known.map(({ of, party, certifier: { date: _, ...same } }) => {
        const document = i18n._(of);
        return (
          <Button
            key={same.name}
            look="secondary"
            small
            onClick={() => {
              onChange({ ...same, ...(certifier.date ? { date: certifier.date } : {}) });
              // This button goes; the date is still to be given.
              focusNearest(dateId);
            }}
          >
            {party === "" ? (
              <Trans>
                Same certifier as {document}: {same.name}
              </Trans>
            ) : (
              <Trans>
                Same certifier as {document} of {party}: {same.name}
              </Trans>
            )}
          </Button>
        );
      })}
    </Actions>
  );
}
