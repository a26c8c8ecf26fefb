import { useState } from "react";
import { Checkbox } from "#ui/Checkbox/Checkbox.tsx";
import { ChoiceCardsMany } from "#ui/ChoiceCards/ChoiceCards.tsx";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import { ErrorSummary } from "#ui/ErrorSummary/ErrorSummary.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { FieldRow } from "#ui/FieldRow/FieldRow.tsx";
import { FormSection } from "#ui/FormSection/FormSection.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { PercentTable } from "#ui/PercentTable/PercentTable.tsx";
import type { PercentShare } from "#ui/PercentTable/percent-share.ts";
import { TextArea } from "#ui/TextArea/TextArea.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { UrlInput } from "#ui/UrlInput/UrlInput.tsx";
import { YesNo } from "#ui/YesNo/YesNo.tsx";
import { Frame } from "./frame.tsx";
import type { Page } from "./main.tsx";
import { DateField, MoneyField, PhoneField } from "./sample-fields.tsx";
import { countries, say } from "./samples.ts";

const wrong = new URLSearchParams(location.search).has("errors");
const when = (text: string) => (wrong ? text : undefined);

export const FormPage: Page = ({ words, brand }) => {
  const [name, setName] = useState("Meridian Bay Asset Management (Hong Kong) Limited");
  const [chinese, setChinese] = useState("子午灣資產管理（香港）有限公司");
  const [place, setPlace] = useState("HK");
  const [number, setNumber] = useState(wrong ? "" : "3204817");
  const [date, setDate] = useState({ day: "14", month: "03", year: wrong ? "2027" : "2019" });
  const [same, setSame] = useState(true);
  const [site, setSite] = useState("https://www.meridianbay.example");
  const [purpose, setPurpose] = useState<readonly string[]>(["safe", "gold"]);
  const [nature, setNature] = useState(
    "Discretionary management of digital-asset funds for professional investors in Hong Kong.",
  );
  const [assets, setAssets] = useState({ currency: "USD", amount: "12315000" });
  const [managed, setManaged] = useState({ currency: "USD", amount: "286400000" });
  const [omnibus, setOmnibus] = useState<boolean | undefined>(false);
  const [fiat, setFiat] = useState<boolean | undefined>(true);
  const [phone, setPhone] = useState({ code: "+852", number: "9123 4567" });
  const [shares, setShares] = useState<readonly PercentShare[]>([
    { key: "a", place: "HK", percent: "54" },
    { key: "b", place: "SG", percent: "31" },
    { key: "c", place: "AE", percent: wrong ? "7" : "15" },
  ]);
  const list = { ...words, list: words.countries };
  return (
    <Frame brand={brand}>
      <PageHead
        eyebrow={say("Entity Info, section 3 of 6", "申請人資料，第3節，共6節")}
        title={say("Company information", "公司資料", "公司信息")}
        lead={say(
          "Enter the details exactly as they appear on the certificate of incorporation.",
          "請按公司註冊證明書填寫。",
          "请按公司注册证书填写。",
        )}
      />
      {wrong ? (
        <ErrorSummary
          title={words.errors}
          errors={[
            {
              fieldId: "number",
              text: say("Please enter incorporation number.", "請輸入公司註冊編號。"),
            },
            {
              fieldId: "date",
              text: say("Incorporation date must be in the past.", "註冊日期必須為過去的日期。"),
            },
            {
              fieldId: "nature",
              text: say(
                "Nature and details of business: Cannot exceed 100 characters.",
                "業務性質及詳情：不可超過100個字元。",
              ),
            },
            {
              fieldId: "shares",
              text: say(
                "Customer jurisdictions must add up to 100%. Add 8% more.",
                "客戶所在地合計須為100%，尚欠8%。",
              ),
            },
          ]}
        />
      ) : null}
      <FormSection>
        <Field label={say("Entity name", "機構名稱")}>
          {(control) => <TextInput {...control} value={name} onChange={setName} />}
        </Field>
        <Field label={say("Name in Chinese", "中文名稱")} mark={say("(optional)", "（選填）")}>
          {(control) => <TextInput {...control} value={chinese} onChange={setChinese} />}
        </Field>
        <FieldRow>
          <Field
            label={say("Place of incorporation", "註冊地點")}
            hint={say("Country or region", "國家或地區")}
          >
            {(control) => (
              <Combobox
                {...control}
                options={countries}
                value={place}
                onChange={setPlace}
                words={list}
              />
            )}
          </Field>
          <Field
            id="number"
            label={say("Incorporation number", "公司註冊編號")}
            hint={say("As shown on the certificate", "按證明書填寫")}
            error={when(say("Please enter incorporation number.", "請輸入公司註冊編號。"))}
          >
            {(control) => <TextInput {...control} value={number} onChange={setNumber} />}
          </Field>
        </FieldRow>
        <Field
          id="date"
          kind="group"
          label={say("Incorporation date", "註冊日期")}
          error={when(say("Incorporation date must be in the past.", "註冊日期必須為過去的日期。"))}
        >
          {(control) => <DateField {...control} value={date} onChange={setDate} />}
        </Field>
        <Field kind="bare">
          {(control) => (
            <Checkbox {...control} checked={same} onChange={setSame}>
              {say(
                "Business address is the same as the registered address",
                "營業地址與註冊地址相同",
              )}
            </Checkbox>
          )}
        </Field>
      </FormSection>
      <FormSection title={say("Business", "業務")}>
        <FieldRow>
          <Field label={say("Corporate website", "公司網站")} mark={say("(optional)", "（選填）")}>
            {(control) => <UrlInput {...control} value={site} onChange={setSite} />}
          </Field>
          <Field label={words.telephone}>
            {(control) => (
              <PhoneField words={list} {...control} value={phone} onChange={setPhone} />
            )}
          </Field>
        </FieldRow>
        <Field
          kind="group"
          label={say("Purpose of account opening", "開戶目的")}
          hint={say("Choose all that apply.", "可選多項。")}
        >
          {(control) => (
            <ChoiceCardsMany
              {...control}
              columns={2}
              values={purpose}
              onChange={setPurpose}
              choices={[
                { value: "safe", label: say("Safekeeping of client assets", "保管客戶資產") },
                { value: "treasury", label: say("Treasury and reserves", "財資及儲備") },
                { value: "own", label: say("Trading for own account", "自營買賣") },
                { value: "gold", label: say("Investment in gold tokens", "投資黃金代幣") },
              ]}
            />
          )}
        </Field>
        <Field
          id="nature"
          label={say("Nature and details of business", "業務性質及詳情")}
          hint={say(
            "What the entity does, who its clients are and where it operates.",
            "機構從事甚麼業務、客戶及地點。",
          )}
          error={when(say("Cannot exceed 100 characters.", "不可超過100個字元。"))}
        >
          {(control) => (
            <TextArea
              {...control}
              value={wrong ? `${nature} Singapore and the Gulf.` : nature}
              onChange={setNature}
              limit={100}
              count={(used, limit) =>
                say(`${used} of ${limit} characters`, `${used}/${limit}個字元`)
              }
            />
          )}
        </Field>
      </FormSection>
      <FormSection title={say("Size and activity", "規模及活動")}>
        <FieldRow>
          <Field label={say("Total net assets", "淨資產總額")}>
            {(control) => (
              <MoneyField words={list} {...control} value={assets} onChange={setAssets} />
            )}
          </Field>
          <Field label={say("Total assets under management", "管理資產總額")}>
            {(control) => (
              <MoneyField words={list} {...control} value={managed} onChange={setManaged} />
            )}
          </Field>
        </FieldRow>
        <FieldRow>
          <Field kind="radios" label={say("Omnibus account?", "是否綜合帳戶？")}>
            {(control) => (
              <YesNo {...control} value={omnibus} onChange={setOmnibus} words={words} />
            )}
          </Field>
          <Field
            kind="radios"
            label={say("Fiat service needed?", "需要法幣服務？")}
            error={when(say("This item is required.", "此項必填。"))}
          >
            {(control) => <YesNo {...control} value={fiat} onChange={setFiat} words={words} />}
          </Field>
        </FieldRow>
        <Field
          id="shares"
          kind="group"
          label={say("Where your customers are", "客戶所在地")}
          hint={say(
            "By share of assets. The shares must add up to 100%.",
            "按資產比例，合計須為100%。",
          )}
          error={when(
            say(
              "Customer jurisdictions must add up to 100%. Add 8% more.",
              "客戶所在地合計須為100%，尚欠8%。",
            ),
          )}
        >
          {(control) => (
            <PercentTable
              {...control}
              rows={shares}
              options={countries}
              words={{
                ...list,
                add: say("Add a country or region", "新增國家或地區"),
                place: (row) => say(`Country or region ${row}`, `國家或地區${row}`),
                percent: (row) => say(`Share ${row}, in per cent`, `比例${row}`),
                remove: (row) => say(`Remove row ${row}`, `刪除第${row}行`),
                sum: (sum) => say(`${sum}%`, `${sum}%`),
              }}
              onEdit={(row) =>
                setShares((rows) => rows.map((each) => (each.key === row.key ? row : each)))
              }
              onRemove={(key) => setShares((rows) => rows.filter((each) => each.key !== key))}
              onAdd={() =>
                setShares((rows) => [...rows, { key: `${Date.now()}`, place: "", percent: "" }])
              }
            />
          )}
        </Field>
      </FormSection>
    </Frame>
  );
};
