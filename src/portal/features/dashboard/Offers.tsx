import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useTransition } from "react";
import type { OfferReply } from "#contract/calls/dashboard.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { classes } from "#ui/shared/classes.ts";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { h2, h3, small } from "#ui/theme/type.css.ts";
import { useServices } from "#portal/system/use-portal.ts";
import { openLine } from "./lines.ts";
import { ItemsOnDemand } from "./ItemsOnDemand.tsx";
import * as css from "./offers.css.ts";

interface Props {
  offers: readonly OfferReply[];
  /** Whether the account has a line already. */
  further: boolean;
}

/** An account without a line sees this many offers unfolded. */
const shownAtFirst = 3;

/** The lines that can be applied for, each with what it asks beyond the answers given. All are folded if the account has a line. */
export function Offers({ offers, further }: Props) {
  if (offers.length === 0) return null;
  const shown = further ? 0 : shownAtFirst;
  const folded = offers.slice(shown);
  return (
    <section className={css.frame}>
      <div>
        <h2 className={h2}>
          {further ? (
            <Trans>Apply for another business line</Trans>
          ) : (
            <Trans>Apply for a business line</Trans>
          )}
        </h2>
        <p className={small}>
          {further ? (
            <Trans>
              We reuse the answers you have already given and ask only for what is missing.
            </Trans>
          ) : (
            <Trans>One application can cover several business lines.</Trans>
          )}
        </p>
      </div>
      <Card>
        <List offers={offers.slice(0, shown)} />
        {folded.length > 0 ? (
          <div className={shown > 0 ? css.more : undefined}>
            <Disclosure
              summaryOpen={<Trans>Hide</Trans>}
              summary={
                shown === 0 ? (
                  <Plural
                    value={folded.length}
                    one="Show # business line"
                    other="Show # business lines"
                  />
                ) : (
                  <Plural
                    value={folded.length}
                    one="Show # more business line"
                    other="Show # more business lines"
                  />
                )
              }
            >
              <List offers={folded} />
            </Disclosure>
          </div>
        ) : null}
      </Card>
    </section>
  );
}

function List({ offers }: Pick<Props, "offers">) {
  if (offers.length === 0) return null;
  return (
    <ul className={css.list}>
      {offers.map((offer) => (
        <Offer key={offer.line} offer={offer} />
      ))}
    </ul>
  );
}

function Offer({ offer }: { offer: OfferReply }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { api } = useServices();
  const [isOpening, begin] = useTransition();
  const { given, asked } = offer;
  const left = offer.left.length;
  const name = i18n._(businessLines[offer.line as LineId].name);
  const open = () =>
    begin(async () => {
      const page = await openLine(api, offer.line as LineId);
      if (page) await navigate({ to: page });
    });
  return (
    <li className={css.offer}>
      <h3 className={classes(h3, css.name)}>{name}</h3>
      <p className={css.count}>
        <Trans>
          {given} of {asked} items complete, {left} to go.
        </Trans>
      </p>
      <div className={css.items}>
        <ItemsOnDemand flow={offer.flow} left={offer.left} />
      </div>
      <Button look="secondary" small busy={isOpening} onClick={open} className={css.apply}>
        <Trans>Apply</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
