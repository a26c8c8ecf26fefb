import { msg } from "@lingui/core/macro";
import * as lists from "../options/entity-lists.ts";
import { choice, country, latinText, text, yesNo } from "../questions/builders.ts";
import { yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

/** A wallet of the entity's own, which it proves to control. */
export const wallet = section("wallet", titles.wallet, {
  chain: choice(msg`Blockchain`, lists.chains, { half: true }),
  proof: choice(msg`Proof of control`, lists.walletProofs, { half: true }),
  address: text(msg`Wallet address`, { hint: msg`As it stands on the blockchain.` }),
});

/** A virtual asset service provider that the entity serves in turn. */
export const downstreamVasp = section("downstreamVasp", titles.downstreamVasp, {
  name: latinText(msg`Name of the provider`, { hint: msg`Latin letters, as on the register` }),
  place: country(msg`Place of the provider`, { hint: msg`Country or region` }),
  licensed: yesNo(msg`Is the provider licensed or registered?`),
  regulator: text(msg`Regulator of the provider`, { askedWhen: yes("licensed") }),
});
