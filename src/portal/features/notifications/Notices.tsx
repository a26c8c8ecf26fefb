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
  const release = () => notices.send({ type: "notices.release" });
  const close = (id: string) => {
    notices.send({ type: "notice.dismiss", id });
    // The button that had the focus goes with its toast, and no blur event comes.
    release();
  };
  const list = useSelector(notices, (snapshot) => snapshot.context.list);
  return (
    <div
      className={css.notices}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ToastRegion
        closeLabel={t`Close`}
        onClose={close}
        toasts={list.map((notice) => ({
          key: notice.id,
          text: noticeMessage(notice),
          kind: notice.tone === "negative" ? "alert" : "status",
        }))}
      />
    </div>
  );
}
