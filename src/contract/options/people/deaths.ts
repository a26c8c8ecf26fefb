import { answered, anyRow, some, yes } from "../../questions/condition.ts";

/** Of the trust that applies, or of one named with it. */
export const isSettlor = some(answered("roles", "settlor"), anyRow("holdings", "stake", "settlor"));

export const hasDied = yes("hasDied");

/** What a person who has died can still be named as. */
export const rolesOfTheDead: readonly string[] = ["settlor", "trustParty"];
export const stakesOfTheDead: readonly string[] = ["settlor", "none"];
