import { useLingui } from "@lingui/react/macro";
import { className } from "#contract/ownership/holders.ts";
import { classReason, responsibleReason } from "#contract/ownership/ownership-words.ts";
import type { Structure } from "#contract/ownership/structure.ts";
import { BesideRow } from "./OwnershipRow.tsx";

interface Props {
  structure: Structure;
  hasShares: boolean;
}

/** Classes of beneficiaries, and the responsible person of a fund. */
export function Beside({ structure, hasShares }: Props) {
  const { i18n } = useLingui();
  const { classes = [], responsible } = structure;
  return (
    <>
      {classes.map((each) => (
        <BesideRow
          key={each.of}
          name={className(each, i18n)}
          why={classReason(each, structure, i18n)}
          hasShares={hasShares}
        />
      ))}
      {responsible ? (
        <BesideRow name={responsible.name} why={responsibleReason(i18n)} hasShares={hasShares} />
      ) : null}
    </>
  );
}
