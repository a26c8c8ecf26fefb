import type { AgreementText } from "../../agreement.ts";
import { traditional as shared } from "../../shared/2026-11-01/zh-tw.ts";
import { textWith } from "../../shared-text.ts";

export const traditional: AgreementText = textWith(shared, {
  title: "與第二實體的場外交易協議",
  party: "Otterline Markets Limited",
  eligibility: "本部分列明客戶及第二實體，以及第二實體可與哪些客戶交易。",
  relation: [
    {
      title: "與其他協議的關係",
      clauses: [
        "本部分說明本協議與客戶同集團其他公司所訂協議的關係。",
        "【待法律顧問填寫：各自獨立的合約、不承擔連帶責任，以及優先次序】",
      ],
    },
  ],
  assets: "本部分列明第二實體交易的資產及最低交易額。",
});
