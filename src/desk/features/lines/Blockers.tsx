import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#ui/Badge/Badge.tsx";
import { link } from "#ui/shared/link.css.ts";
import { NoCell } from "#ui/Table/Table.tsx";
import { CaseLink } from "#desk/app/navigation.tsx";
import type { CaseSearch } from "#desk/app/search.ts";
import { focusAnswer } from "../answers/focus-answer.ts";
import { useCase, useWork } from "../review/case-context.ts";
import type { CaseLine } from "../review/case-work.ts";
import { blockerNames } from "#contract/desk/case-words.ts";
import * as css from "./lines.css.ts";

type Blocker = CaseLine["blockers"][number];

interface LeadTo {
  /** Leads to an answer. */
  leadTo?: (target: string) => void;
}

interface Props extends LeadTo {
  line: CaseLine;
}

/** What must be settled before the line is approved; each leads to what settles it. */
export function Blockers({ line, leadTo = focusAnswer }: Props) {
  if (line.kyc_status !== "inProgress" && line.kyc_status !== "additionalDocumentsRequired")
    return <NoCell />;
  if (line.blockers.length === 0)
    return (
      <Badge tone="positive">
        <Trans>Nothing is missing</Trans>
      </Badge>
    );
  // The status says already that the line waits.
  const shown = line.blockers.filter(
    ({ blocker }, _, { length }) => length === 1 || blocker !== "notInReview",
  );
  return (
    <ul className={css.blockers}>
      {shown.map((each) => (
        <li key={each.blocker}>
          <BlockerLink {...each} leadTo={leadTo} />
        </li>
      ))}
    </ul>
  );
}

function BlockerLink({ blocker, count, targets, leadTo }: Blocker & Required<LeadTo>) {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  const { close } = useWork();
  const name = i18n._(blockerNames[blocker]);
  const text = count > 0 ? t`${name} (${count})` : name;
  const [first] = targets;
  const file = shown.files.find(({ uid }) => uid === first);
  if (first !== undefined && !file)
    return (
      <button type="button" className={link} onClick={() => leadTo(first)}>
        {text}
      </button>
    );
  const search: CaseSearch | undefined =
    blocker === "requestOpen" ? { pane: "requests" } : file && { pane: "document", file: file.uid };
  if (!search) return <>{text}</>;
  return (
    <CaseLink className={link} id={shown.id} search={search} onClick={close}>
      {text}
    </CaseLink>
  );
}
