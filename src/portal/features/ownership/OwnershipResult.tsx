import { Trans, useLingui } from "@lingui/react/macro";
import { openIssues } from "#contract/forms/people/open-issues.ts";
import { rolesMissing } from "#contract/forms/people/parties-named.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import { faultsOf } from "#contract/ownership/faults.ts";
import { isTrust } from "#contract/options/party-roles.ts";
import { holdersOf } from "#contract/ownership/holders.ts";
import { lookThrough } from "#contract/ownership/look-through.ts";
import {
  hasHolders,
  openRoles,
  type Party,
  type Structure,
} from "#contract/ownership/structure.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { formatIssue } from "#contract/questions/messages.ts";
import type { Days } from "#contract/rules/facts.ts";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { OwnershipChart } from "#ui/ownership/OwnershipChart.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { OwnershipFacts } from "./OwnershipFacts.tsx";
import { OwnershipTable, tableId } from "./OwnershipTable.tsx";
import * as css from "./ownership.css.ts";

interface Props {
  structure: Structure;
  all: AllAnswers;
  days: Days;
  /** Ids of the people and companies with complete answers. */
  complete: readonly string[];
}

const owningKinds: readonly Party["kind"][] = ["company", "trust", "exempt"];

/** The owners of the applicant as a chart and a table; nothing until a share is given. */
export function OwnershipResult({ structure, all, days, complete }: Props) {
  const { t, i18n } = useLingui();
  const thresholds = thresholdsOf(linesOf(all), structure);
  const isOfTrust = isTrust(all, days.rulesOn);
  if (!hasHolders(structure) || thresholds.length === 0) return null;
  const faults = faultsOf(structure);
  const found = faults.length === 0 ? lookThrough(structure, thresholds) : undefined;
  // Of companies that own each other nothing can be worked out.
  const open = found ? openIssues(all, structure, thresholds[0]!.percent, days) : [];
  const own = all["relatedInformation"] ?? {};
  const missing = found ? rolesMissing(own, all, days.rulesOn, found.route) : [];
  const openTrusts = openRoles(structure).map(({ trust }) => trust);
  const isExempt = structure.exemption === "held";
  const hasShares = !isExempt && !isOfTrust;
  const entity = all["companyInformation"]?.["entityName"];
  const name = typeof entity === "string" && entity !== "" ? entity : t`The applicant`;
  return (
    <>
      <Card as="section">
        <div className={css.head}>
          <h2 className={h3}>
            {isOfTrust ? <Trans>Chart of the trust</Trans> : <Trans>Ownership chart</Trans>}
          </h2>
          {found ? (
            <p className={css.legend}>
              <span className={css.neededSign} aria-hidden="true" /> <Trans>Needed</Trans>
              <span className={css.plainSign} aria-hidden="true" /> <Trans>Not needed</Trans>
            </p>
          ) : null}
        </div>
        {found ? (
          <>
            <OwnershipChart
              {...holdersOf(structure, found, thresholds, name, i18n)}
              label={t`Ownership of ${name}`}
              describedBy={tableId}
              shownAbove={t`Its owners are shown above.`}
            />
            <OwnershipFacts
              found={found}
              hasCompany={structure.parties.some(({ kind }) => owningKinds.includes(kind))}
              hasShares={hasShares}
              marks={thresholds.map(({ percent }) => percent)}
              most={structure.rules.layersWithoutReason}
              open={[...missing, ...open]}
            />
          </>
        ) : (
          <Faults faults={faults} />
        )}
      </Card>
      {found ? (
        <OwnershipTable
          structure={structure}
          found={found}
          hasShares={hasShares}
          thresholds={thresholds}
          complete={complete.filter((id) => !openTrusts.includes(id))}
          isWhole={
            missing.length === 0 && (isExempt || (open.length === 0 && openTrusts.length === 0))
          }
        />
      ) : null}
    </>
  );
}

function Faults({ faults }: { faults: ReturnType<typeof faultsOf> }) {
  const { i18n } = useLingui();
  return (
    <div className={css.faults}>
      {faults.map(({ code, at, params }) => (
        <Callout key={`${code} ${at}`} tone="caution">
          {formatIssue(i18n, { path: "people", code, params }, undefined)}
        </Callout>
      ))}
      <p className={small}>
        <Trans>Correct this to see the chart.</Trans>
      </p>
    </div>
  );
}
