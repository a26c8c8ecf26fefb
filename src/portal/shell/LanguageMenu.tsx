import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { fromTransition } from "xstate";
import { type Locale, localeNames, locales } from "#contract/locales.ts";
import { GlobeIcon } from "#ui/icons/entry-icons.ts";
import { Menu } from "#ui/Menu/Menu.tsx";
import { choose } from "../app/i18n.ts";
import { useScreenActor } from "../system/use-portal.ts";
import { languageFailure } from "./shell.css.ts";

/** Whether the messages of the language chosen last could not be loaded. */
const languageChoice = fromTransition(
  (_: { hasFailed: boolean }, { type }: { type: "language.choose" | "language.fail" }) => ({
    hasFailed: type === "language.fail",
  }),
  { hasFailed: false },
);

const items = localeNames.map((value) => ({
  value,
  label: locales[value].name,
  lang: locales[value].html,
}));

/** All three languages, each in its own name. Switching needs no reload and keeps what is typed. */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  const { name } = locales[i18n.locale as Locale];
  const choice = useScreenActor(languageChoice);
  const hasFailed = useSelector(choice, ({ context }) => context.hasFailed);
  const change = (locale: string) => {
    choice.send({ type: "language.choose" });
    choose(locale as Locale).catch(() => choice.send({ type: "language.fail" }));
  };
  return (
    <>
      <Menu
        label={t`Language`}
        name={t`Language: ${name}`}
        icon={<GlobeIcon />}
        items={items}
        value={i18n.locale}
        compact
        onChange={change}
      />
      {hasFailed ? (
        <p
          role="alert"
          className={languageFailure}
        >{t`The language could not be loaded. Please try again.`}</p>
      ) : null}
    </>
  );
}
