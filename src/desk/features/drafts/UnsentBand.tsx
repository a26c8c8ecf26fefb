import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { CaseLink, useCaseSearch } from "#desk/app/navigation.tsx";
import { useDesk } from "#desk/system/use-desk.ts";
import { Callout } from "#ui/Callout/Callout.tsx";
import { link } from "#ui/shared/link.css.ts";
import { useCase, useWork } from "../review/case-context.ts";
import { draftsBelow } from "./drafts.ts";
import * as css from "./drafts.css.ts";
import { type Unsent, unsentIn } from "./unsent.ts";

/** Leads to what this person typed in the case before and has not sent. */
export function UnsentBand() {
  const { i18n } = useLingui();
  const { case: shown } = useCase();
  const search = useCaseSearch();
  const { subject } = useWork();
  const actor = draftsBelow(useDesk().root);
  const forms = useSelector(actor, ({ context }) => context.cases[shown.id]) ?? {};
  const unsent = unsentIn(shown, forms, search, i18n);
  if (unsent.length === 0 || subject !== null) return null;
  return (
    <Callout tone="caution">
      <div className={css.unsent}>
        <Trans>Not sent yet:</Trans>
        <ul className={css.places}>
          {unsent.map((place) => (
            <li key={place.name}>
              <UnsentPlace {...place} />
            </li>
          ))}
        </ul>
      </div>
    </Callout>
  );
}

function UnsentPlace(place: Unsent) {
  const { case: shown } = useCase();
  const { ask } = useWork();
  if ("search" in place)
    return (
      <CaseLink className={link} id={shown.id} search={place.search}>
        {place.name}
      </CaseLink>
    );
  return (
    <button type="button" className={link} onClick={() => ask(place.subject)}>
      {place.name}
    </button>
  );
}
