import { useLingui } from "@lingui/react/macro";
import { type Locale, localeNames, locales } from "#contract/locales.ts";
import { GlobeIcon } from "#ui/icons/entry-icons.ts";
import { Menu } from "#ui/Menu/Menu.tsx";
import { useRouter } from "@tanstack/react-router";
import { choose } from "../app/i18n.ts";

const items = localeNames.map((value) => ({
  value,
  label: locales[value].name,
  lang: locales[value].html,
}));

/** All three languages, each in its own name. What the server words is loaded again. */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { name } = locales[i18n.locale as Locale];
  return (
    <Menu
      label={t`Language`}
      name={t`Language: ${name}`}
      icon={<GlobeIcon />}
      items={items}
      value={i18n.locale}
      compact
      onChange={(value) => void choose(value as Locale).then(() => router.invalidate())}
    />
  );
}
