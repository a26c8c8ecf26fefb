import { useSelector } from "@xstate/react";
import { useLingui } from "@lingui/react/macro";
import { ToastRegion } from "#ui/ToastRegion/ToastRegion.tsx";
import { noticesActor, noticeWords } from "./notices.ts";
import * as css from "#portal/shell/shell.css.ts";

const hold = () => noticesActor.send({ type: "notices.hold" });
const release = () => noticesActor.send({ type: "notices.release" });

/** The button that had the focus goes with its toast, so that no blur is heard. */
function close(id: string) {
  noticesActor.send({ type: "notice.dismiss", id });
  release();
}

/** The toasts; a pointer or the focus on them holds them. */
export function Notices() {
  const { t } = useLingui();
  const list = useSelector(noticesActor, (snapshot) => snapshot.context.list);
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
        toasts={list.map(({ id, code, tone }) => ({
          key: id,
          text: noticeWords(code),
          kind: tone === "negative" ? "alert" : "status",
        }))}
      />
    </div>
  );
}
