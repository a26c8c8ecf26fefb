import type { AgreementText } from "../../agreement.ts";
import { simplified as shared } from "../../shared/2026-11-01/zh-cn.ts";
import { textWith } from "../../shared-text.ts";

export const simplified: AgreementText = textWith(shared, {
  title: "场外交易协议",
  party: "Gatehouse Digital Markets Limited",
  eligibility: "本部分列明协议双方，以及哪些客户具备交易资格。",
  relation: [],
  assets: "本部分列明可交易的资产和最低交易额。",
});
