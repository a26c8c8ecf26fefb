import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { fromTransition } from "xstate";
import { type Locale, localeNames, locales } from "#contract/locales.ts";
import { GlobeIcon } from "#ui/icons/entry-icons.ts";
import { Menu } from "#ui/Menu/Menu.tsx";
import type { UseScreenActor } from "./use-screen-actor.ts";

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

type Choose = (locale: Locale) => Promise<unknown>;

/** The menu of an app: all three languages, each in its own name. What is typed stays. */
export const languageMenuWith = (useScreenActor: UseScreenActor, useChoose: () => Choose) =>
  function LanguageMenu() {
    const { t, i18n } = useLingui();
    const { name } = locales[i18n.locale as Locale];
    const choose = useChoose();
    const choice = useScreenActor(languageChoice);
    const hasFailed = useSelector(choice, ({ context }) => context.hasFailed);
    const change = (locale: string) => {
      choice.send({ type: "language.choose" });
      choose(locale as Locale).catch(() => choice.send({ type: "language.fail" }));
    };
    return (
      <Menu
        label={t`Language`}
        name={t`Language: ${name}`}
        icon={<GlobeIcon />}
        items={items}
        value={i18n.locale}
        compact
        onChange={change}
        failure={hasFailed ? t`The language could not be loaded. Please try again.` : undefined}
      />
    );
  };
