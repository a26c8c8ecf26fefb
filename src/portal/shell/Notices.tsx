import { useSelector } from "@xstate/react";
import { ToastRegion } from "#ui/ToastRegion.tsx";
import { noticesActor, noticeWords } from "../wiring/notices.ts";
import * as css from "./shell.css.ts";

/** The toasts; a pointer or the focus on them holds them. */
export function Notices() {
  const list = useSelector(noticesActor, (snapshot) => snapshot.context.list);
  return (
    <div
      className={css.notices}
      onPointerEnter={() => noticesActor.send({ type: "notices.hold" })}
      onPointerLeave={() => noticesActor.send({ type: "notices.release" })}
    >
      <ToastRegion
        toasts={list.map(({ id, code, tone }) => ({
          key: id,
          text: noticeWords(code),
          kind: tone === "negative" ? "alert" : "status",
        }))}
      />
    </div>
  );
}
