import { lazy, Suspense } from "react";
import type { Why } from "./LoginNotice.tsx";

export type { Why } from "./LoginNotice.tsx";

const fetchNotice = () => import("./LoginNotice.tsx");
const LoginNotice = lazy(fetchNotice);
const FormErrors = lazy(() => import("#portal/form/LazyFormErrors.ts"));

/** Fetches the notice before the page is shown; arriving later, it would move the button. */
export const expectNotice = (): Promise<void> =>
  fetchNotice().then(
    () => undefined,
    () => undefined,
  );

interface Props {
  /** What led here. */
  why: Why | undefined;
  isWrong: boolean;
}

/** What led to the login page, and what is wrong with what was entered. */
export function LoginMessages({ why, isWrong }: Props) {
  return (
    <Suspense fallback={null}>
      {why ? <LoginNotice why={why} /> : null}
      {isWrong ? <FormErrors /> : null}
    </Suspense>
  );
}
