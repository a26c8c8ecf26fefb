import { useLingui } from "@lingui/react/macro";
import { Table } from "#ui/Table/Table.tsx";
import { useCase } from "../review/case-context.ts";
import { LineRow } from "./LineRow.tsx";

/** Each line with its status, its decision, and what stands in the way of an approval. */
export function LineMatrix() {
  const { case: shown } = useCase();
  const { t } = useLingui();
  const heads = [
    t`Business line`,
    t`KYC`,
    t`Account`,
    t`Risk`,
    t`Decision`,
    t`Required before approval`,
    t`Actions`,
  ];
  return (
    <Table caption={t`Business lines`} heads={heads} lastAtEnd stacks>
      {shown.lines.map((line) => (
        <LineRow key={line.line} line={line} />
      ))}
    </Table>
  );
}
