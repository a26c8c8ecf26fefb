import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { FootBar } from "#ui/FootBar/FootBar.tsx";
import { Guidance } from "#ui/Guidance/Guidance.tsx";
import { HeaderBar } from "#ui/HeaderBar/HeaderBar.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { Avatar } from "#ui/Avatar/Avatar.tsx";
import { Mark } from "#ui/Mark/Mark.tsx";
import type { Brand } from "#ui/Mark/Mark.tsx";
import { Menu } from "#ui/Menu/Menu.tsx";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { SaveState } from "#ui/SaveState/SaveState.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { StepBar } from "#ui/StepBar/StepBar.tsx";
import { StepRail } from "#ui/StepRail/StepRail.tsx";
import type { RailStep } from "#ui/StepRail/StepRail.tsx";
import { GlobeIcon } from "#ui/icons/entry-icons.ts";
import { MenuIcon } from "#ui/icons/icons.ts";
import { greeting } from "#ui/HeaderBar/header-bar.css.ts";
import { barLink } from "#ui/shared/link.css.ts";
import { caption, faint, small } from "#ui/theme/type.css.ts";
import { classes } from "#ui/shared/classes.ts";
import { say } from "./samples.ts";

export interface FrameProps {
  readonly brand: Brand;
  readonly band?: ReactNode;
  readonly loading?: boolean;
  readonly rail?: ReactNode;
  readonly guide?: ReactNode;
  readonly save?: ReactNode;
  readonly children: ReactNode;
}

export function Header({ brand }: { readonly brand: Brand }) {
  const [language, setLanguage] = useState("en");
  return (
    <HeaderBar
      mark={
        <a href="#home">
          <Mark brand={brand} name={brand === "house" ? "Gatehouse" : "Otterline"} />
        </a>
      }
      tagline={say("Client onboarding", "客戶開戶", "客户开户")}
      language={
        <Menu
          compact
          label={say("Language", "語言", "语言")}
          name={say("Language: English", "語言：繁體中文", "语言：简体中文")}
          icon={<GlobeIcon />}
          value={language}
          onChange={setLanguage}
          items={[
            { value: "en", label: "English", lang: "en" },
            { value: "zh-CN", label: "简体中文", lang: "zh-Hans" },
            { value: "zh-TW", label: "繁體中文", lang: "zh-Hant-HK" },
          ]}
        />
      }
      account={
        <>
          <span className={greeting}>{say("Hello, Eleanor Cheung", "Eleanor Cheung，您好")}</span>
          <a className={barLink} href="#leave">
            {say("Sign Out", "登出", "退出登录")}
          </a>
        </>
      }
      accountSmall={
        <IconButton label={say("Account", "帳戶", "账户")}>
          <MenuIcon />
        </IconButton>
      }
    />
  );
}

const none = () => say("Not started", "未開始", "未开始");
const done = () => say("Done", "已完成");

export const steps = (): readonly RailStep[] => [
  {
    key: "entity",
    label: say("Entity Info", "申請人資料", "申请人信息"),
    words: say("Step 1 of 4", "第1步，共4步"),
    state: "inProgress",
    href: "#entity",
    sections: [
      {
        key: "lines",
        label: say("Business lines applied for", "申請的業務", "申请的业务"),
        words: done(),
        state: "done",
        href: "#lines",
      },
      {
        key: "type",
        label: say("Entity type", "機構類型", "机构类型"),
        words: say("1 answer to mend", "1項答案須修正", "1项答案须修正"),
        state: "attention",
        href: "#type",
      },
      {
        key: "company",
        label: say("Company information", "公司資料", "公司信息"),
        words: say(
          "In progress, 14 of 21 items",
          "進行中，已填14項，共21項",
          "进行中，已填14项，共21项",
        ),
        state: "inProgress",
        href: "#company",
        current: true,
      },
      {
        key: "declaration",
        label: say("Declaration", "聲明", "声明"),
        words: none(),
        state: "notStarted",
        href: "#declaration",
      },
      {
        key: "bank",
        label: say("Bank details", "銀行資料", "银行信息"),
        words: none(),
        state: "notStarted",
        href: "#bank",
      },
    ],
  },
  {
    key: "documents",
    label: say("Document Uploading", "上載文件", "上传文件"),
    words: none(),
    state: "notStarted",
  },
  {
    key: "investor",
    label: say("Accredited Investor Verification", "認可投資者核實", "认可投资者核实"),
    words: none(),
    state: "notStarted",
  },
  {
    key: "review",
    label: say("Review and submit", "檢查並提交", "检查并提交"),
    words: none(),
    state: "notStarted",
  },
];

export function Frame({ brand, band, loading, rail, guide, save, children }: FrameProps) {
  const head = (
    <>
      <p className={classes(caption, faint)}>
        {say("Application GH-7K3M-9QTX", "申請GH-7K3M-9QTX")}
      </p>
      <p className={small}>
        {say("Custody Hong Kong, Custody Singapore, Gold token", "香港託管、新加坡託管、黃金代幣")}
      </p>
    </>
  );
  return (
    <PageFrame
      above={<SkipLink>{say("Skip to content", "跳至內容", "跳至内容")}</SkipLink>}
      header={<Header brand={brand} />}
      band={band}
      stepBar={
        <StepBar
          label={say("Step 1 of 4 - Company information", "第1步，共4步：公司資料")}
          parts={[0.63, 0, 0, 0]}
          words={{
            title: say("All steps", "所有步驟", "所有步骤"),
            close: say("Close", "關閉", "关闭"),
          }}
        >
          {(close) => <StepRail steps={steps()} onPick={close} />}
        </StepBar>
      }
      rail={rail ?? <StepRail steps={steps()} head={head} />}
      railLabel={say("Steps", "步驟", "步骤")}
      guideLabel={say("Guidance", "指引")}
      guide={
        guide ?? (
          <>
            <Guidance
              questionId="nature"
              title={say("Nature and details of business", "業務性質及詳情")}
              rule={say(
                "Describe the service, the type of client and the countries or regions. One or two sentences are enough.",
                "請說明服務、客戶類別及地點，一兩句即可。",
              )}
              example={{
                label: say("Example", "例子"),
                text: say(
                  "Family office investing the wealth of one family in listed equities, gold and tokenised bonds.",
                  "為單一家族管理財富的家族辦公室，投資上市股票、黃金及代幣化債券。",
                ),
              }}
              yes={say("Matches your business registration", "與商業登記一致")}
              no={say(
                "Only “trading” or “investment”",
                "只填「貿易」或「投資」",
                "只填“贸易”或“投资”",
              )}
            />
            <p className={classes(small)}>
              <Avatar initials="JT" />{" "}
              {say("J. Tan is editing Bank details", "J. Tan正在編輯銀行資料")}
            </p>
          </>
        )
      }
      footBar={
        <FootBar
          state={save ?? <SaveState kind="saved">{say("Saved 12:03", "已儲存12:03")}</SaveState>}
          previous={
            <Button look="secondary" notYet={loading}>
              {say("Previous Page", "上一頁", "上一页")}
            </Button>
          }
          next={<Button notYet={loading}>{say("Next Page", "下一頁", "下一页")}</Button>}
          note={say("You can leave and come back at any time.", "您可隨時離開，稍後再繼續。")}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
