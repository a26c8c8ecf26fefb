import { LoadingBar } from "./LoadingBar.tsx";
import { Notices } from "../features/notifications/Notices.tsx";
import { SessionWatch } from "../features/sessions/SessionWatch.tsx";

/** What stands around every page once there is a session or something to say. */
export default function Around() {
  return (
    <>
      <LoadingBar />
      <SessionWatch />
      <Notices />
    </>
  );
}
