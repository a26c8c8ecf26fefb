import { Plural, Trans } from "@lingui/react/macro";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { OfferReply } from "#contract/calls/dashboard.ts";
import { type ApplicationFlowId, pathOf } from "#contract/forms/flows/flow-ids.ts";
import { Card } from "#ui/Card/Card.tsx";
import { Disclosure } from "#ui/Disclosure/Disclosure.tsx";
import { classes } from "#ui/shared/classes.ts";
import { h2, small } from "#ui/theme/type.css.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { StartQuestion } from "../sharing/StartQuestion.tsx";
import { Offer } from "./Offer.tsx";
import * as css from "./offers.css.ts";

const route = getRouteApi("/kyc/user");

/** The way to the list within the page. */
export const offersId = "business-lines";

interface Props {
  offers: readonly OfferReply[];
  /** Whether the account has a line already. */
  further: boolean;
}

interface SectionProps extends Props {
  /** The form in which most lines are applied for; null where it is not known. */
  flow: ApplicationFlowId | null;
}

/** The lines that can be applied for, each with what it is for and asks. They are folded if the account has a line. */
export function Offers({ offers, further, flow }: SectionProps) {
  const { start } = route.useSearch();
  if (offers.length === 0) return null;
  const isForPeople = offers.every((offer) => offer.flow === "otcIndividual");
  const isAsked = offers.some(({ shared }) => shared !== null);
  return (
    <section className={css.frame}>
      <div>
        <h2 id={offersId} tabIndex={-1} className={h2}>
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
          ) : isForPeople ? (
            <Trans>The figures are for a first application.</Trans>
          ) : (
            <Trans>
              The figures are for the first application of a company. Other types of entity send
              other documents. Each person also uploads an ID document.
            </Trans>
          )}
        </p>
      </div>
      {further || flow === null ? null : (
        <Link to={pathOf[flow]} className={classes(buttonLink.secondary, css.several)}>
          <Trans>Apply for several lines at once</Trans>
        </Link>
      )}
      <Card>
        {further ? (
          <Disclosure
            summaryOpen={<Trans>Hide</Trans>}
            summary={
              <Plural
                value={offers.length}
                one="Show # business line"
                other="Show # business lines"
              />
            }
          >
            <List offers={offers} further />
          </Disclosure>
        ) : (
          <List offers={offers} further={false} />
        )}
      </Card>
      <StartQuestion offer={offers.find(({ line }) => line === start)} />
    </section>
  );
}

function List({ offers, further }: Props) {
  return (
    <ul className={css.list}>
      {offers.map((offer) => (
        <Offer key={offer.line} offer={offer} further={further} />
      ))}
    </ul>
  );
}
