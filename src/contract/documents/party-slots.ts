import { msg } from "@lingui/core/macro";
import { isPep } from "../options/people/pep.ts";
import { residential } from "./address-grounds.ts";
import { type DocumentSlot, row } from "./document-slot.ts";

/** Documents of the people and companies named in an application. */
export const partySlots = {
  identity: row(msg`ID document`, msg`The photo page of a passport, or both sides of a card.`, {
    of: "person",
    certifiable: true,
  }),
  addressProof: row(msg`Proof of residential address`, residential.usual, {
    of: "person",
    age: "proof",
    wordings: residential.wordings,
  }),
  partyRegistration: row(
    msg`Company's certificate of incorporation`,
    msg`Confirms that this company was incorporated.`,
    { of: "person", certifiable: true },
  ),
  partyStanding: row(
    msg`Extract of the register or certificate of good standing`,
    msg`Confirms that this company exists now, and names its directors. A company search report or a certificate of incumbency also counts.`,
    { of: "person", age: "standing", certifiable: true },
  ),
  partyTrustDeed: row(
    msg`Trust deed`,
    msg`The deed, or the pages that name the settlor, trustee and beneficiaries, with every amendment. For a foundation, its charter.`,
    { of: "person", certifiable: true },
  ),
  pepEvidence: row(
    msg`Evidence of the source of wealth`,
    msg`Payslips, tax assessments, statements or contracts that show how this person became wealthy.`,
    { of: "person", asked: isPep },
  ),
  deathProof: row(
    msg`Death certificate or grant of probate`,
    msg`Shows the name of the person and the date of death.`,
    { of: "person", certifiable: true },
  ),
  partyListing: row(msg`Proof of listing`, msg`The page of the exchange with its code.`, {
    of: "person",
  }),
  partyLicence: row(msg`Proof of licence`, msg`An extract from the regulator's register.`, {
    of: "person",
  }),
  partyFoundingLaw: row(msg`Founding law`, msg`The law or decree that founded this body.`, {
    of: "person",
  }),
} as const satisfies Record<string, DocumentSlot>;
