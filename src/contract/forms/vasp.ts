import { msg } from "@lingui/core/macro";
import * as lists from "../options/entity-lists.ts";
import { country, latinPartyName, text, yesNo } from "../questions/builders.ts";
import { choice } from "../questions/choice-builders.ts";
import { yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";

export const wallet = section("wallet", msg`Wallet`, {
  chain: choice(msg`Blockchain`, lists.chains, { half: true }),
  proof: choice(msg`Proof of control`, lists.walletProofs, { half: true }),
  address: text(msg`Wallet address`, { hint: msg`Exactly as shown on the blockchain.` }),
});

export const downstreamVasp = section("downstreamVasp", msg`Provider`, {
  name: latinPartyName(msg`Name of the provider`, {
    hint: msg`In Latin letters, as shown on the register`,
  }),
  place: country(msg`Provider's country or region`),
  licensed: yesNo(msg`Is the provider licensed or registered?`),
  regulator: text(msg`Provider's regulator`, { askedWhen: yes("licensed") }),
});
