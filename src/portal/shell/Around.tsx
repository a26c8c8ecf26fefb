import { LoadingBar } from "./LoadingBar.tsx";
import { Notices } from "./Notices.tsx";
import { SessionWatch } from "./SessionWatch.tsx";

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
