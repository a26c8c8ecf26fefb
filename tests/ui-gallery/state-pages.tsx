import { useState } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { PageFoot } from "#ui/PageFoot/PageFoot.tsx";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SaveState } from "#ui/SaveState/SaveState.tsx";
import { SkeletonField, SkeletonHead, SkeletonStep, SkeletonText } from "#ui/Skeleton/Skeleton.tsx";
import { TwoColumns } from "#ui/TwoColumns/TwoColumns.tsx";
import { ClockIcon, DocumentIcon } from "#ui/icons/entry-icons.ts";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { Note } from "#ui/Note/Note.tsx";
import { classes } from "#ui/shared/classes.ts";
import { footLink } from "#ui/shared/link.css.ts";
import { h3, muted, small, tabular } from "#ui/theme/type.css.ts";
import { Frame, Header } from "./frame.tsx";
import type { Page } from "./main.tsx";
import { say } from "./samples.ts";

export const SkeletonPage: Page = ({ brand }) => (
  <Frame
    brand={brand}
    loading
    save={<SaveState kind="loading">{say("Loading", "載入中")}</SaveState>}
    rail={
      <>
        <SkeletonText lines={["medium", "long"]} />
        <SkeletonStep />
        <SkeletonStep width="long" />
        <SkeletonStep />
      </>
    }
    guide={<SkeletonText guide lines={["medium", "full", "long"]} />}
  >
    <h1>
      <VisuallyHidden>{say("Loading", "載入中")}</VisuallyHidden>
    </h1>
    <SkeletonHead />
    <FieldStack>
      <SkeletonField />
      <SkeletonField />
      <SkeletonField width="medium" />
    </FieldStack>
  </Frame>
);

export const EmptyPage: Page = ({ brand }) => (
  <PageFrame
    header={<Header brand={brand} />}
    foot={
      <PageFoot
        start="© 2026 Gatehouse Digital Markets Limited"
        end={
          <a className={footLink} href="#privacy">
            {say("Privacy notice", "私隱聲明")}
          </a>
        }
      />
    }
  >
    <PageHead
      eyebrow={say("Account 8840 2314", "帳戶8840 2314")}
      title="Harrow & Quill Trustees (Singapore) Pte. Ltd."
    />
    <TwoColumns
      side={
        <>
          <Card as="section">
            <h2 className={h3}>{say("Face verification", "人臉核實")}</h2>
            <p className={small}>
              {say(
                "Not needed yet. People appear here once you add them in Step 3.",
                "暫時無人需要。",
              )}
            </p>
          </Card>
          <Card as="section">
            <h2 className={h3}>{say("Collaborators", "協作人")}</h2>
            <p className={classes(small, muted)}>{say("No collaborators yet.", "尚未邀請。")}</p>
          </Card>
        </>
      }
    >
      <EmptyState
        icon={<DocumentIcon size={24} />}
        title={say("No application yet", "尚未有申請")}
        text={say(
          "Choose the business lines you need. One form covers all of them, and you answer shared questions once.",
          "請選擇所需業務，一份表格涵蓋全部。",
        )}
        actions={
          <>
            <Button>{say("Start an application", "開始申請")}</Button>
            <Button look="quiet">{say("See what you will need", "查看所需資料")}</Button>
          </>
        }
        facts={[
          {
            key: "time",
            term: say("Time needed", "時間"),
            value: say("about 45 minutes", "約45分鐘"),
          },
          { key: "documents", term: say("Documents", "文件"), value: say("7 to 9", "7至9份") },
          {
            key: "reply",
            term: say("Our reply", "回覆時間"),
            value: say("within 5 working days", "5個工作天內"),
          },
        ]}
      />
    </TwoColumns>
  </PageFrame>
);

export const DialogPage: Page = ({ brand }) => {
  const [open, setOpen] = useState(true);
  return (
    <Frame brand={brand}>
      <PageHead
        title={say("Company information", "公司資料")}
        lead={say("Give the details exactly.", "請如實填寫。")}
      />
      <Button onClick={() => setOpen(true)}>{say("Open", "開啟")}</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say("Continue with your saved draft?", "繼續已儲存的草稿？")}
        description={say(
          "Your draft was last saved today at 11:48 by J. Tan. 14 of 21 answers in Company information are given.",
          "草稿由J. Tan於今日11:48儲存，公司資料已填14項，共21項。",
        )}
        actions={
          <>
            <Button look="secondary" onClick={() => setOpen(false)}>
              {say("Start again", "重新開始")}
            </Button>
            <Button data-safe onClick={() => setOpen(false)}>
              {say("Continue with draft", "繼續草稿")}
            </Button>
          </>
        }
      >
        <Card inner>
          <Note icon={<ClockIcon />}>
            <b>
              {say(
                "Custody Hong Kong, Custody Singapore, Gold token",
                "香港託管、新加坡託管、黃金代幣",
              )}
            </b>
            <br />
            {say("Step 1 of 4, started 12 November 2026", "第1步，共4步，2026年11月12日開始")}
          </Note>
        </Card>
        <p className={classes(small, muted, tabular)}>
          {say(
            "If you start again, the draft is kept for 30 days and can be restored.",
            "重新開始後，草稿會保留30天，可隨時還原。",
          )}
        </p>
      </Dialog>
    </Frame>
  );
};
