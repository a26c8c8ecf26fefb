import { LoadingBar } from "./LoadingBar.tsx";
import { Notices } from "../features/notifications/Notices.tsx";
import { SessionWatch } from "../features/sessions/SessionWatch.tsx";

/** What lies over every page but the login page: loading, the session's dialogs, notices. */
export default function AppOverlays() {
  return (
    <>
      <LoadingBar />
      <SessionWatch />
      <Notices />
    </>
  );
}
