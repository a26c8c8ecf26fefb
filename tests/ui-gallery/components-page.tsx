import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { Checkbox } from "#ui/Checkbox/Checkbox.tsx";
import { ChoiceCards } from "#ui/ChoiceCards/ChoiceCards.tsx";
import { CodeInput } from "#ui/CodeInput/CodeInput.tsx";
import { Combobox } from "#ui/Combobox/Combobox.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { FieldRow } from "#ui/FieldRow/FieldRow.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { SaveState } from "#ui/SaveState/SaveState.tsx";
import type { IconProps } from "#ui/icons/draw-icon.tsx";
import * as entryIcons from "#ui/icons/entry-icons.ts";
import * as otherIcons from "#ui/icons/icons.ts";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { Timeline } from "#ui/Timeline/Timeline.tsx";
import { ToastRegion } from "#ui/ToastRegion/ToastRegion.tsx";
import { YesNo } from "#ui/YesNo/YesNo.tsx";
import { HalfDiscIcon, CloudOffIcon, TrashIcon } from "#ui/icons/icons.ts";
import { LockIcon } from "#ui/icons/entry-icons.ts";
import { link } from "#ui/shared/link.css.ts";
import { h2, h3, small } from "#ui/theme/type.css.ts";
import { columns, column, icons, page } from "./gallery.css.ts";
import type { Page } from "./main.tsx";
import { DateField, MoneyField, PhoneField } from "./sample-fields.tsx";
import { countries, say } from "./samples.ts";

const drawn: [string, ComponentType<IconProps>][] = Object.entries({
  ...entryIcons,
  ...otherIcons,
});

const Sheet = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card as="section">
    <FieldStack>
      <h2 className={small}>{title}</h2>
      {children}
    </FieldStack>
  </Card>
);

export const ComponentsPage: Page = ({ words }) => {
  const [text, setText] = useState("Meridian Bay");
  const [phone, setPhone] = useState({ code: "+852", number: "9123 4567" });
  const [money, setMoney] = useState({ currency: "USD", amount: "12315000.00" });
  const [country, setCountry] = useState("");
  const [date, setDate] = useState({ day: "14", month: "03", year: "2019" });
  const [fiat, setFiat] = useState<boolean | undefined>(true);
  const [layers, setLayers] = useState<string | undefined>("some");
  const [agreed, setAgreed] = useState(true);
  const list = { ...words, list: words.countries };
  return (
    <main className={page}>
      <h1 className={h2}>{say("Controls", "控制項", "控件")}</h1>
      <div className={columns}>
        <div className={column}>
          <Sheet title={say("Buttons", "按鈕", "按钮")}>
            <Actions>
              <Button>{say("Next Page", "下一頁", "下一页")}</Button>
              <Button notYet={say("The code was just sent.", "剛已發送。")}>
                {say("Send again in 42 s", "42秒後重新發送")}
              </Button>
              <Button look="secondary">{say("Previous Page", "上一頁", "上一页")}</Button>
              <Button look="danger">{say("Remove file", "刪除文件")}</Button>
              <Button busy>{say("Submit", "提交")}</Button>
              <Button look="quiet">{say("Add a person", "新增人士")}</Button>
              <Button small look="secondary">
                {say("Retry", "重試")}
              </Button>
              <IconButton label={say("Remove", "刪除")}>
                <TrashIcon />
              </IconButton>
              <a className={link} href="#link">
                {say("Link", "連結")}
              </a>
            </Actions>
          </Sheet>
          <Sheet title={say("Text field", "文字")}>
            <FieldRow>
              <Field label={say("Rest", "一般")}>
                {(control) => <TextInput {...control} value={text} onChange={setText} />}
              </Field>
              <Field label={say("Locked", "鎖定")}>
                {(control) => <TextInput {...control} locked value={text} onChange={setText} />}
              </Field>
            </FieldRow>
            <Field
              label={say("Contact name", "聯絡人")}
              hint={say("As in the passport.", "按護照填寫。")}
              error={words.contactName}
            >
              {(control) => <TextInput {...control} value="" onChange={setText} />}
            </Field>
            <Field label={words.verification}>
              {(control) => <CodeInput {...control} name="code" length={6} count={words.digits} />}
            </Field>
          </Sheet>
          <Sheet title={say("Phone, money, percent", "電話、金額、百分比")}>
            <Field label={words.telephone} hint={words.telephoneHint}>
              {(control) => (
                <PhoneField words={list} {...control} value={phone} onChange={setPhone} />
              )}
            </Field>
            <FieldRow>
              <Field label={say("Total net assets", "淨資產總額")}>
                {(control) => (
                  <MoneyField words={list} {...control} value={money} onChange={setMoney} />
                )}
              </Field>
              <Field label={say("Share", "比例")}>
                {(control) => <TextInput {...control} after="%" value="28.8" onChange={setText} />}
              </Field>
            </FieldRow>
          </Sheet>
        </div>
        <div className={column}>
          <Sheet title={say("Country or region", "國家或地區", "国家或地区")}>
            <Field id="nationality" label={say("Nationality", "國籍", "国籍")}>
              {(control) => (
                <Combobox
                  {...control}
                  options={countries}
                  value={country}
                  onChange={setCountry}
                  words={list}
                />
              )}
            </Field>
          </Sheet>
          <Sheet title={say("Date, yes or no", "日期、是否")}>
            <Field kind="group" label={say("Incorporation date", "註冊日期")}>
              {(control) => <DateField {...control} value={date} onChange={setDate} />}
            </Field>
            <Field kind="radios" label={say("Fiat service needed?", "需要法幣服務？")}>
              {(control) => <YesNo {...control} value={fiat} onChange={setFiat} words={words} />}
            </Field>
            <Field
              kind="group"
              label={say("Date of birth", "出生日期")}
              error={say(
                "This date does not exist. Check the day and the month.",
                "此日期不存在，請檢查日及月。",
              )}
            >
              {(control) => (
                <DateField
                  {...control}
                  wrong={["day", "month"]}
                  value={{ day: "31", month: "02", year: "1979" }}
                  onChange={setDate}
                />
              )}
            </Field>
          </Sheet>
          <Sheet title={say("Choice cards", "選項卡")}>
            <Field kind="radios" label={say("Ownership layers", "擁有權層數")}>
              {(control) => (
                <ChoiceCards
                  {...control}
                  value={layers}
                  onChange={setLayers}
                  choices={[
                    {
                      value: "some",
                      label: say("1 to 3 layers", "1至3層"),
                      detail: say(
                        "Other individuals or entities own the shareholders",
                        "股東背後的個人或機構",
                      ),
                    },
                    {
                      value: "many",
                      label: say("Over 3 layers", "超過3層"),
                      detail: say("We will ask you for the reason", "須說明原因"),
                    },
                    {
                      value: "none",
                      label: say("No layers", "沒有"),
                      detail: say("Held directly by individuals", "由個人直接持有"),
                    },
                  ]}
                />
              )}
            </Field>
            <Field kind="bare">
              {(control) => (
                <Checkbox {...control} checked={agreed} onChange={setAgreed}>
                  {say("I have authority to bind the applicant.", "本人有權代表申請人。")}
                </Checkbox>
              )}
            </Field>
            <Field kind="bare" error={say("This item is required.", "此項必填。")}>
              {(control) => (
                <Checkbox {...control} checked={false} onChange={setAgreed}>
                  {words.consent}
                </Checkbox>
              )}
            </Field>
          </Sheet>
        </div>
        <div className={column}>
          <Sheet title={say("States in words", "狀態")}>
            <Actions>
              <Badge>{say("Not started", "未開始")}</Badge>
              <Badge tone="info" icon={<HalfDiscIcon size={16} />}>
                {say("KYC In Progress", "KYC審核中")}
              </Badge>
              <Badge tone="caution">{say("Additional documents required", "須補交文件")}</Badge>
              <Badge tone="positive">{say("KYC Approved", "KYC已通過")}</Badge>
              <Badge tone="negative">{say("KYC Rejected", "KYC未獲通過")}</Badge>
              <Badge icon={<LockIcon size={16} />}>{say("Frozen", "已凍結")}</Badge>
            </Actions>
            <Callout>{say("All lines share the same answers.", "各業務共用答案。")}</Callout>
            <Callout tone="caution" icon={<CloudOffIcon />}>
              {say("Offline. Your answers are stored on this device", "離線：已暫存，稍後儲存。")}
            </Callout>
            <Callout tone="negative">
              {say("Changed by J. Tan:", "J. Tan已修改：")}{" "}
              <a className={link} href="#review">
                {say("review", "查看")}
              </a>
            </Callout>
            <Callout tone="positive">{say("Verification code sent.", "驗證碼已發送。")}</Callout>
          </Sheet>
          <Sheet title={say("Save state", "儲存狀態")}>
            <SaveState kind="saved">{say("Saved 12:03", "已儲存12:03")}</SaveState>
            <SaveState kind="saving">{say("Saving", "儲存中")}</SaveState>
            <SaveState kind="offline">
              {say("Offline. Your answers are stored on this device", "離線：已暫存，稍後儲存")}
            </SaveState>
          </Sheet>
          <Sheet title={say("Timeline", "時間線")}>
            <Timeline
              items={[
                {
                  key: "1",
                  text: say("Application submitted", "已提交申請"),
                  when: "12 Nov",
                  moment: "done",
                },
                {
                  key: "2",
                  text: say("Additional documents required", "須補交文件"),
                  when: "18 Nov",
                  moment: "attention",
                },
                {
                  key: "3",
                  text: say("Review of documents", "審閱文件"),
                  when: "20 Nov",
                  moment: "current",
                },
                { key: "4", text: say("Our reply", "回覆時間"), moment: "future" },
              ]}
            />
            <div>
              <h3 className={h3}>{say("Answers", "答案")}</h3>
              <SummaryList
                rows={[
                  {
                    key: "name",
                    term: say("Entity name", "機構名稱"),
                    answer: "Meridian Bay Asset Management (Hong Kong) Limited",
                    change: (
                      <a className={link} href="#name">
                        {say("Change", "修改")}
                      </a>
                    ),
                  },
                  {
                    key: "date",
                    term: say("Incorporation date", "註冊日期"),
                    answer: say("14 March 2019", "2019年3月14日"),
                  },
                ]}
              />
            </div>
          </Sheet>
          <Sheet title={say("Icons", "圖示")}>
            <div className={icons}>
              {drawn.map(([name, Icon]) => (
                <Icon key={name} />
              ))}
            </div>
          </Sheet>
        </div>
      </div>
      <ToastRegion
        closeLabel={say("Close", "關閉")}
        onClose={() => undefined}
        toasts={[
          { key: "1", text: say("Collaborator added, email sent", "已新增協作人，電郵已發送") },
        ]}
      />
    </main>
  );
};
