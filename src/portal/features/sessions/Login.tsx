import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Link, useNavigate } from "@tanstack/react-router";
import {
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { login } from "#contract/forms/accounts/login.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { classes } from "#ui/shared/classes.ts";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { link, roomy } from "#ui/shared/link.css.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { AnswerField } from "#portal/form/AnswerField.tsx";
import { EmailControl, PasswordControl } from "#portal/form/controls/simple.tsx";
import { ScopeProvider } from "#portal/form/scope.ts";
import { areChartsCounted } from "#portal/system/chart-counts.ts";
import { usePortal, useScreenActor } from "#portal/system/use-portal.ts";
import { EntryShell } from "#portal/shell/EntryShell.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { firstValues, adoptTypedValues, wiredLogin } from "./login.ts";
import { LoginMessages, type Notice, type Why } from "./LoginMessages.tsx";

const CountsStatement = lazy(() => import("../charts/CountsStatement.tsx"));

const all = () => ({});
const never = () => () => {};
const yes = () => true;
const no = () => false;

interface Props {
  back: (go: ReturnType<typeof useNavigate>) => Promise<void>;
  /** What led here, if anything did. */
  done?: Why | undefined;
  /** Says what led here. */
  notice?: Notice | undefined;
}

/** /kyc/login: e-mail and password; a person who was sent here from a page is led back to it. */
export function Login({ back, done, notice }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const portal = usePortal();
  const [{ logic, prepare, message }] = useState(wiredLogin);
  const form = useScreenActor(logic, {
    input: { values: firstValues(portal, done === "registered" || done === "reset") },
  });
  const busy = useSelector(form, (snapshot) => snapshot.hasTag("busy"));
  const isWrong = useSelector(form, (snapshot) => snapshot.hasTag("failed"));
  const settled = useSelector(form, (snapshot) => snapshot.hasTag("settled"));
  // The page drawn ahead knows nothing of the address; drawn otherwise, it would lose what is being typed.
  const alive = useSyncExternalStore(never, yes, no);
  useTitleAndFocus(t`Log in`, form);
  useEffect(() => {
    if (settled) void back(navigate);
  }, [settled, back, navigate]);
  useLayoutEffect(() => adoptTypedValues(portal, form), [portal, form]);
  const scope = useMemo(
    () => ({
      form,
      section: login,
      page: login.id,
      path: [],
      all,
      facts: { today: "", rulesOn: "", lines: [] },
      message,
    }),
    [form, message],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send({ type: "form.check" });
  };
  return (
    <EntryShell>
      <PageHead
        title={<Trans>Log in</Trans>}
        lead={
          <Trans>
            New here?{" "}
            <Link className={classes(link)} to="/kyc/signup">
              Register
            </Link>
          </Trans>
        }
      />
      <ScopeProvider value={scope}>
        <form onSubmit={submit} onFocus={() => void prepare()} noValidate>
          <FieldStack>
            <LoginMessages
              why={alive && !isWrong ? done : undefined}
              notice={notice}
              isWrong={isWrong}
            />
            <AnswerField name="email" kind="single" control={EmailControl} />
            <AnswerField name="password" kind="single" control={PasswordControl} />
            <Actions stacked>
              <Button type="submit" wide busy={busy}>
                <Trans>Log in</Trans>
              </Button>
              <Link className={classes(link, roomy)} to="/kyc/forgetpwd">
                <Trans>Forgot your password?</Trans>
              </Link>
            </Actions>
          </FieldStack>
        </form>
      </ScopeProvider>
      <Suspense fallback={null}>
        {alive && areChartsCounted() ? <CountsStatement /> : null}
      </Suspense>
    </EntryShell>
  );
}
