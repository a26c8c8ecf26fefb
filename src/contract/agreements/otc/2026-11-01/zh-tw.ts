import type { AgreementText } from "../../agreement.ts";
import { traditional as shared } from "../../shared/2026-11-01/zh-tw.ts";
import { textWith } from "../../shared-text.ts";

export const traditional: AgreementText = textWith(shared, {
  title: "場外交易協議",
  party: "Gatehouse Digital Markets Limited",
  eligibility: "本部分列明協議雙方，以及哪些客戶具備交易資格。",
  relation: [],
  assets: "本部分列明可交易的資產及最低交易額。",
});
