import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { lineHas } from "../questions/condition.ts";
import type { Wording } from "../questions/question.ts";

/** A proof of address names its real ground (SFC circular 17EC68; SFC AML Guideline 4.2.4, footnote 18). */
const byGround = (inSingapore: MessageDescriptor, inHongKong: MessageDescriptor): Wording[] => [
  { when: lineHas("region", "SG"), hint: inSingapore },
  { when: lineHas("region", "HK"), hint: inHongKong },
];

export const residential = {
  usual: msg`A utility bill or bank statement with the name and the residential address. We ask for it under our group policy.`,
  wordings: byGround(
    msg`A utility bill or bank statement with the name and the residential address. The Singapore lines must verify the address (MAS Notice PSN02).`,
    msg`A utility bill or bank statement with the name and the residential address. Our group policy asks for it, not the law of Hong Kong.`,
  ),
};

export const business = {
  usual: msg`A utility bill, tenancy agreement or bank statement in the name of the entity. We ask for it under our group policy.`,
  wordings: byGround(
    msg`A utility bill, tenancy agreement or bank statement in the name of the entity. The Singapore lines must verify the address (MAS Notice PSN02).`,
    msg`A utility bill, tenancy agreement or bank statement in the name of the entity. Our group policy asks for it, not the law of Hong Kong.`,
  ),
};
