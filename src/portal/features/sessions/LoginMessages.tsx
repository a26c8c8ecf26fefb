import { lazy, Suspense } from "react";
import type LoginNotice from "./LoginNotice.tsx";
import type { Why } from "./LoginNotice.tsx";

export type { Why } from "./LoginNotice.tsx";

const FormErrors = lazy(() => import("#portal/form/LazyFormErrors.ts"));

export type Notice = typeof LoginNotice;

/** Fetches the notice before the page is shown; arriving later, it would move the button below a pointer. */
export const fetchNotice = (): Promise<Notice | undefined> =>
  import("./LoginNotice.tsx").then(
    (module) => module.default,
    () => undefined,
  );

interface Props {
  /** What led here. */
  why: Why | undefined;
  notice: Notice | undefined;
  isWrong: boolean;
}

/** What led to the login page, and what is wrong with what was entered. */
export function LoginMessages({ why, notice: Shown, isWrong }: Props) {
  return (
    <>
      {why && Shown ? <Shown why={why} /> : null}
      <Suspense fallback={null}>{isWrong ? <FormErrors /> : null}</Suspense>
    </>
  );
}
