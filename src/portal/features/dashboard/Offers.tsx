import { Plural, Trans } from "@lingui/react/macro";
import { getRouteApi } from "@tanstack/react-router";
import type { OfferReply } from "#contract/calls/dashboard.ts";
import { Card } from "#ui/Card/Card.tsx";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import { h2, small } from "#ui/theme/type.css.ts";
import { StartQuestion } from "../sharing/StartQuestion.tsx";
import { Offer } from "./Offer.tsx";
import * as css from "./offers.css.ts";

const route = getRouteApi("/kyc/user");

interface Props {
  offers: readonly OfferReply[];
  /** Whether the account has a line already. */
  further: boolean;
}

/** An account without a line sees this many offers unfolded. */
const shownAtFirst = 3;

/** The lines that can be applied for, each with what it asks beyond the answers given. All are folded if the account has a line. */
export function Offers({ offers, further }: Props) {
  const { start } = route.useSearch();
  if (offers.length === 0) return null;
  const shown = further ? 0 : shownAtFirst;
  const isAsked = offers.some(({ shared }) => shared !== null);
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
          {isAsked ? (
            <Trans>When you apply, you choose whether we use the answers you have given.</Trans>
          ) : further ? (
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
        <Folded offers={offers.slice(shown)} further={further} />
      </Card>
      <StartQuestion offer={offers.find(({ line }) => line === start)} />
    </section>
  );
}

function Folded({ offers, further }: Props) {
  if (offers.length === 0) return null;
  return (
    <div className={further ? undefined : css.more}>
      <Disclosure
        summaryOpen={<Trans>Hide</Trans>}
        summary={
          further ? (
            <Plural
              value={offers.length}
              one="Show # business line"
              other="Show # business lines"
            />
          ) : (
            <Plural
              value={offers.length}
              one="Show # more business line"
              other="Show # more business lines"
            />
          )
        }
      >
        <List offers={offers} />
      </Disclosure>
    </div>
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
