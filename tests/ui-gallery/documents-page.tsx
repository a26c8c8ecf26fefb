import { useState } from "react";
import { Badge } from "#ui/Badge/Badge.tsx";
import { Band } from "#ui/Band/Band.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { DocumentSlot } from "#ui/DocumentSlot/DocumentSlot.tsx";
import { DropArea } from "#ui/DropArea/DropArea.tsx";
import { FileRow, FileRows } from "#ui/FileRow/FileRow.tsx";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SaveState } from "#ui/SaveState/SaveState.tsx";
import {
  CalendarIcon,
  CloudOffIcon,
  FileIcon,
  HalfDiscIcon,
  RefreshIcon,
  ShieldIcon,
  TrashIcon,
  XIcon,
} from "#ui/icons/icons.ts";
import { Frame } from "./frame.tsx";
import type { Page } from "./main.tsx";
import { say } from "./samples.ts";

const rules = () => [
  {
    key: "date",
    icon: <CalendarIcon size={16} />,
    text: (
      <>
        {say("Dated on or after", "日期不早於")} <b>{say("20 November 2025", "2025年11月20日")}</b>
      </>
    ),
  },
  { key: "count", icon: <FileIcon size={16} />, text: say("Up to 5 files", "最多5個文件") },
  { key: "copy", icon: <ShieldIcon size={16} />, text: say("Certified true copy", "經核證副本") },
];
const remove = () => (
  <IconButton label={say("Remove", "刪除")}>
    <TrashIcon />
  </IconButton>
);
const cancel = () => (
  <IconButton label={say("Cancel", "取消")}>
    <XIcon />
  </IconButton>
);

export const DocumentsPage: Page = ({ brand }) => {
  const [open, setOpen] = useState(false);
  return (
    <Frame
      brand={brand}
      band={
        <Band icon={<CloudOffIcon />}>
          <b>{say("You are offline.", "您已離線。")}</b>{" "}
          {say(
            "What you type is kept on this device and will be saved when the connection is back. Uploads are paused.",
            "您輸入的內容會暫存在此裝置，恢復連線後儲存。上載已暫停。",
          )}
        </Band>
      }
      save={
        <SaveState kind="offline">
          {say("Offline. Your answers are stored on this device", "離線：已暫存，稍後儲存")}
        </SaveState>
      }
    >
      <PageHead
        eyebrow={say("Document Uploading, section 1 of 2", "上載文件，第1節，共2節")}
        title={say("Documents", "文件")}
        lead={say(
          "This list is based on your answers. Upload JPG, PNG or PDF files of up to 10 MB each.",
          "此清單按您的答案而定。JPG、JPEG、PNG或PDF，每個最大10 MB。",
        )}
      />
      <DocumentSlot
        title={say("Register of members", "股東名冊")}
        why={say(
          "Shows who holds the shares so that we can trace the ownership.",
          "顯示持股人，以便追溯擁有權。",
        )}
        badge={
          <Badge tone="info" icon={<HalfDiscIcon size={16} />}>
            {say("In progress", "進行中")}
          </Badge>
        }
        rules={rules()}
      >
        <DropArea
          multiple
          about={say("Register of members", "股東名冊")}
          onFiles={() => undefined}
          words={{
            choose: say("Choose files", "選擇文件"),
            orDrop: say("or drop them here. 1 more file fits.", "或拖放至此。尚可加1個文件。"),
          }}
        />
        <FileRows>
          <FileRow
            name="Register-of-members_certified_2026-10-02.pdf"
            state="stored"
            words={say("Stored", "已儲存")}
            detail="1.8 MB, 4 pages"
            actions={
              <>
                <Button look="quiet" small>
                  {say("Certifier", "核證人")}
                </Button>
                {remove()}
              </>
            }
          />
          <FileRow
            name="Register-of-members_annex-A.pdf"
            state="uploading"
            words={say("Uploading 43%", "上載中43%")}
            detail="3.1 / 7.2 MB"
            progress={{ value: 0.43, label: "annex-A" }}
            actions={cancel()}
          />
          <FileRow
            name="Register-of-members_annex-B_scan-300dpi.png"
            state="paused"
            words={say(
              "Paused while you are offline. Resumes automatically",
              "已暫停（離線），會自動繼續。",
            )}
            progress={{ value: 0.18, label: "annex-B" }}
            actions={cancel()}
          />
          <FileRow
            name="Transfer-of-shares_2026-06.jpeg"
            state="checking"
            words={say("Checking the file", "檢查中")}
            detail="940 KB"
            actions={cancel()}
          />
        </FileRows>
      </DocumentSlot>
      <DocumentSlot
        title={say("Proof of business address", "營業地址證明")}
        why={say(
          "A utility bill, tenancy agreement or bank statement in the entity’s name.",
          "以機構名義發出的水電費單、租約或銀行月結單。",
        )}
        badge={<Badge tone="negative">{say("Needs attention", "須處理")}</Badge>}
        rules={rules().slice(0, 2)}
      >
        <FileRows>
          <FileRow
            name="Tenancy-agreement-2107-executed-full-set.pdf"
            state="failed"
            words={say(
              "Failed to upload: the file is 14.6 MB, the limit is 10 MB. Choose a smaller one.",
              "上載失敗：文件為14.6 MB，上限為10 MB，請選擇較小的文件。",
            )}
            actions={
              <>
                <Button look="secondary" small>
                  {say("Choose again", "重新選擇")}
                </Button>
                {remove()}
              </>
            }
          />
          <FileRow
            name="Electricity-bill-2026-09.pdf"
            state="failed"
            words={say(
              "Failed to upload: the connection was lost at 71%.",
              "上載失敗：於71%時斷線。",
            )}
            actions={
              <>
                <Button look="secondary" small icon={<RefreshIcon />}>
                  {say("Retry", "重試")}
                </Button>
                {remove()}
              </>
            }
          />
        </FileRows>
      </DocumentSlot>
      <DocumentSlot
        title={say("Certificate of incorporation", "公司註冊證明書")}
        why={say("1 file, certified true copy", "1個文件，經核證副本")}
        badge={<Badge tone="positive">{say("Stored", "已儲存")}</Badge>}
        fold={{ open, label: say("Show the files", "顯示文件"), onToggle: () => setOpen(!open) }}
        rules={rules()}
      />
    </Frame>
  );
};
