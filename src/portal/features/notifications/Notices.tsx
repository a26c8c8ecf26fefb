import type { SyntheticEvent } from "react";
import { useSelector } from "@xstate/react";
import { useLingui } from "@lingui/react/macro";
import { ToastRegion } from "#ui/ToastRegion/ToastRegion.tsx";
import { useSystemActor } from "#portal/system/use-portal.ts";
import { noticeMessage } from "./notice-messages.ts";
import * as css from "#portal/shell/shell.css.ts";

/** The toasts; a pointer or the focus on them holds them. */
export function Notices() {
  const { t } = useLingui();
  const notices = useSystemActor("notices");
  const hold = () => notices.send({ type: "notices.hold" });
  const release = ({ currentTarget }: SyntheticEvent, held: ":hover" | ":focus-visible") => {
    if (!currentTarget.querySelector(held)) notices.send({ type: "notices.release" });
  };
  const list = useSelector(notices, (snapshot) => snapshot.context.list);
  return (
    <div
      className={css.notices}
      onPointerEnter={hold}
      onPointerLeave={(event) => release(event, ":focus-visible")}
      onFocus={hold}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release(event, ":hover");
      }}
    >
      <ToastRegion
        closeLabel={t`Close message`}
        onClose={(id) => notices.send({ type: "notice.dismiss", id })}
        toasts={list.map((notice) => ({
          key: notice.id,
          text: noticeMessage(notice),
          kind: notice.tone === "negative" ? "alert" : "status",
        }))}
      />
    </div>
  );
}
