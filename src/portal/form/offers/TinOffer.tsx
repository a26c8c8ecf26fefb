import { Trans } from "@lingui/react/macro";
import { tinOnCard, tinOnRegister } from "#contract/tax/rule.ts";
import { useAnswers } from "#portal/form/answers-of.ts";
import { focusNearest } from "#portal/form/focus-nearest.ts";
import { useScope } from "#portal/form/scope.ts";
import { OfferButton } from "./OfferButton.tsx";

interface Props {
  /** Of the input of the TIN. */
  id: string | undefined;
  place: string;
  onTake: (tin: string) => void;
}

/** Offers the number of the identity card, or of the applicant's register, as the TIN, where it is the same number. */
export function TinOffer({ id, place, onTake }: Props) {
  const { all, facts, path } = useScope();
  const ofCard = useAnswers((own) =>
    tinOnCard(facts, place, "idNumber" in own ? own : (all()["personalInformation"] ?? {})),
  );
  // Within a row of people the TIN is a person's.
  const isRow = path.length > 0;
  const ofRegister = isRow ? "" : tinOnRegister(facts, place, all()["companyInformation"] ?? {});
  const number = ofCard || ofRegister;
  if (number === "") return null;
  const take = () => {
    onTake(number);
    // This button goes.
    if (id) focusNearest(id);
  };
  return (
    <OfferButton onClick={take}>
      {ofCard ? (
        <Trans>Same as the identity card: {number}</Trans>
      ) : (
        <Trans>Same as the registration number: {number}</Trans>
      )}
    </OfferButton>
  );
}
