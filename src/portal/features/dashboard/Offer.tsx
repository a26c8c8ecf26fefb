import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useTransition } from "react";
import type { OfferReply } from "#contract/calls/dashboard.ts";
import { lineAbouts } from "#contract/application/line-abouts.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { Button } from "#ui/Button/Button.tsx";
import { classes } from "#ui/shared/classes.ts";
import { h3 } from "#ui/theme/type.css.ts";
import { OfName } from "#portal/app/OfName.tsx";
import { useServices } from "#portal/system/use-portal.ts";
import { openLine } from "./lines.ts";
import { ItemsOnDemand } from "./lines/ItemsOnDemand.tsx";
import * as css from "./offers.css.ts";

/** A line that can be applied for, and the items it would still ask. */
export function Offer({ offer, further }: { offer: OfferReply; further: boolean }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { api } = useServices();
  const [isOpening, begin] = useTransition();
  const { given, asked, documents, minutes } = offer;
  const left = offer.left.length;
  const name = i18n._(businessLines[offer.line as LineId].name);
  const progress = (
    <Trans>
      {given} of {asked} complete, {left} to go.
    </Trans>
  );
  const effort = (
    <Plural
      value={documents}
      _0={`About ${minutes} minutes`}
      one={`# document, about ${minutes} minutes`}
      other={`# documents, about ${minutes} minutes`}
    />
  );
  const open = () =>
    begin(async () => {
      if (offer.shared) return navigate({ to: "/kyc/user", search: { start: offer.line } });
      const page = await openLine(api, offer.line as LineId);
      if (page) await navigate({ to: page });
    });
  return (
    <li className={css.offer}>
      <h3 className={classes(h3, css.name)}>{name}</h3>
      <p className={css.about}>{i18n._(lineAbouts[offer.line as LineId])}</p>
      <p className={css.count}>
        {further ? (
          <Trans>
            {progress} {effort}
          </Trans>
        ) : (
          effort
        )}
      </p>
      <div className={css.items}>
        <ItemsOnDemand flow={offer.flow} left={offer.left} />
      </div>
      <Button look="secondary" small busy={isOpening} onClick={open} className={css.apply}>
        <Trans>Apply</Trans>
        <OfName>{name}</OfName>
      </Button>
    </li>
  );
}
