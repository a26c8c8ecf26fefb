import { Trans, useLingui } from "@lingui/react/macro";
import { actNames } from "#contract/desk/case-words.ts";
import { Button } from "#ui/Button/Button.tsx";
import { CellActions, CellNote } from "#ui/Table/Table.tsx";
import { type Act, useCase, useWork } from "../review/case-context.ts";
import type { CaseLine } from "../review/case-work.ts";

const looks: Partial<Record<Act, "primary" | "quiet" | "danger">> = {
  confirm: "primary",
  endorse: "primary",
  return: "quiet",
  withdraw: "quiet",
  close: "quiet",
  decline: "quiet",
  lapse: "quiet",
};

/** What the reader can do with a line, or that the case must be theirs first. */
export function LineActs({ line: { acts, line, needs_case: needsCase } }: { line: CaseLine }) {
  const { i18n } = useLingui();
  const { ask } = useWork();
  const { assignee } = useCase().case;
  if (needsCase)
    return (
      <CellNote>
        {assignee === null ? (
          <Trans>Claim the case to act</Trans>
        ) : (
          <Trans>Assign the case to yourself to act</Trans>
        )}
      </CellNote>
    );
  return (
    <CellActions>
      {acts.map((act) => (
        <Button
          key={act}
          small
          look={looks[act] ?? "secondary"}
          onClick={() => ask({ kind: "line", act, line })}
        >
          {i18n._(actNames[act])}
        </Button>
      ))}
    </CellActions>
  );
}
