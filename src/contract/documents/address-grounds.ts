import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ofEntity } from "../options/of-entity.ts";
import { type Condition, every, lineHas } from "../questions/condition.ts";
import type { Wording } from "../questions/question.ts";

type Ground = "singapore" | "hongKong" | "group";
type Hints = Readonly<Record<Ground, MessageDescriptor>>;

/** A proof of address names its real ground (SFC circular 17EC68; SFC AML Guideline 4.2.4, footnote 18). */
const byGround = ({ singapore, hongKong }: Hints): (Wording & { hint: MessageDescriptor })[] => [
  { when: lineHas("region", "SG"), hint: singapore },
  { when: lineHas("region", "HK"), hint: hongKong },
];

/** The same grounds, under the title for one kind of entity. */
const titledFor = (kind: Condition, label: MessageDescriptor, hints: Hints): Wording[] => [
  ...byGround(hints).map(({ when, hint }) => ({ when: every(kind, when), label, hint })),
  { when: kind, label, hint: hints.group },
];

const home: Hints = {
  singapore: msg`A utility bill or bank statement with the name and the residential address. The Singapore lines must verify the address (MAS Notice PSN02).`,
  hongKong: msg`A utility bill or bank statement with the name and the residential address. Our group policy asks for it, not the law of Hong Kong.`,
  group: msg`A utility bill or bank statement with the name and the residential address. We ask for it under our group policy.`,
};

const ofTrust: Hints = {
  singapore: msg`A utility bill, new tenancy agreement or bank statement in the name of the trust or its trustees. The Singapore lines must verify the address (MAS Notice PSN02).`,
  hongKong: msg`A utility bill, new tenancy agreement or bank statement in the name of the trust or its trustees. Our group policy asks for it, not the law of Hong Kong.`,
  group: msg`A utility bill, new tenancy agreement or bank statement in the name of the trust or its trustees. We ask for it under our group policy.`,
};

const ofGovernment: Hints = {
  singapore: msg`An official letter, utility bill or bank statement in the name of the government entity. The Singapore lines must verify the address (MAS Notice PSN02).`,
  hongKong: msg`An official letter, utility bill or bank statement in the name of the government entity. Our group policy asks for it, not the law of Hong Kong.`,
  group: msg`An official letter, utility bill or bank statement in the name of the government entity. We ask for it under our group policy.`,
};

const ofCompany: Hints = {
  singapore: msg`A utility bill, new tenancy agreement or bank statement in the name of the entity. The Singapore lines must verify the address (MAS Notice PSN02).`,
  hongKong: msg`A utility bill, new tenancy agreement or bank statement in the name of the entity. Our group policy asks for it, not the law of Hong Kong.`,
  group: msg`A utility bill, new tenancy agreement or bank statement in the name of the entity. We ask for it under our group policy.`,
};

export const residential = { usual: home.group, wordings: byGround(home) };

export const business = {
  usual: ofCompany.group,
  wordings: [
    ...titledFor(ofEntity("trust"), msg`Proof of the trust's address`, ofTrust),
    ...titledFor(ofEntity("government"), msg`Proof of the official address`, ofGovernment),
    ...byGround(ofCompany),
  ],
};
