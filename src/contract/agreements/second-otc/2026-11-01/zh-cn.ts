import type { AgreementText } from "../../agreement.ts";
import { simplified as shared } from "../../shared/2026-11-01/zh-cn.ts";
import { textWith } from "../../shared-text.ts";

export const simplified: AgreementText = textWith(shared, {
  title: "与第二实体的场外交易协议",
  party: "Otterline Markets Limited",
  eligibility: "本部分列明客户和第二实体，以及第二实体可与哪些客户交易。",
  relation: [
    {
      title: "与其他协议的关系",
      clauses: [
        "本部分说明本协议与客户同集团其他公司所订协议的关系。",
        "【待法律顾问填写：各自独立的合同、不承担连带责任，以及优先次序】",
      ],
    },
  ],
  assets: "本部分列明第二实体交易的资产和最低交易额。",
});
