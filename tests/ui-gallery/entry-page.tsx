import { useState } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { EntryFrame } from "#ui/EntryFrame/EntryFrame.tsx";
import { Field } from "#ui/Field/Field.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { Mark } from "#ui/Mark/Mark.tsx";
import { Menu } from "#ui/Menu/Menu.tsx";
import { PasswordInput } from "#ui/PasswordInput/PasswordInput.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { StoryList } from "#ui/StoryList/StoryList.tsx";
import { TextInput } from "#ui/TextInput/TextInput.tsx";
import { BuildingIcon, DocumentIcon, GlobeIcon } from "#ui/icons/entry-icons.ts";
import { InfoIcon, LinkIcon } from "#ui/icons/icons.ts";
import { classes } from "#ui/shared/classes.ts";
import { footLink, link, roomy } from "#ui/shared/link.css.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { Note } from "#ui/Note/Note.tsx";
import { Actions } from "#ui/Actions/Actions.tsx";
import { small } from "#ui/theme/type.css.ts";
import type { Page } from "./main.tsx";

const languages = [
  { value: "en", label: "English", lang: "en" },
  { value: "zh-Hans", label: "简体中文", lang: "zh-Hans" },
  { value: "zh-Hant-HK", label: "繁體中文", lang: "zh-Hant-HK" },
];

export const EntryPage: Page = ({ words, brand }) => {
  const [email, setEmail] = useState("eleanor.cheung@meridianbay.example");
  const [password, setPassword] = useState("correct horse");
  const [language, setLanguage] = useState(document.documentElement.lang);
  return (
    <EntryFrame
      above={<SkipLink>{words.skip}</SkipLink>}
      mark={<Mark brand={brand} name={brand === "house" ? "Gatehouse" : "Otterline"} />}
      tools={
        <Menu
          label={words.language}
          name={words.language}
          icon={<GlobeIcon />}
          items={languages}
          value={language}
          onChange={setLanguage}
        />
      }
      aside={
        <StoryList
          title={words.story}
          items={[
            { icon: <BuildingIcon />, title: words.entityInfo, text: words.entityInfoWhy },
            { icon: <DocumentIcon />, title: words.documents, text: words.documentsWhy },
          ]}
        />
      }
      footStart="© 2026 Gatehouse Digital Markets Limited"
      footEnd={
        <>
          <a className={classes(footLink, roomy)} href="#privacy">
            {words.privacy}
          </a>
          <a className={classes(footLink, roomy)} href="#contact">
            {words.contact}
          </a>
        </>
      }
    >
      <PageHead
        title={words.login}
        lead={
          <>
            {words.newHere}{" "}
            <a className={link} href="#register">
              {words.register}
            </a>
          </>
        }
      />
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <FieldStack>
          <Field label={words.email}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="username"
                value={email}
                onChange={setEmail}
              />
            )}
          </Field>
          <Field
            label={words.password}
            below={
              <a className={classes(link, small, roomy)} href="#forgot">
                {words.forgot}
              </a>
            }
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                value={password}
                onChange={setPassword}
                words={words}
              />
            )}
          </Field>
          <Actions stacked>
            <Button type="submit" wide>
              {words.login}
            </Button>
            <Button look="secondary" wide icon={<LinkIcon />}>
              {words.platform}
            </Button>
          </Actions>
          <Note icon={<InfoIcon size={16} />}>{words.invited}</Note>
        </FieldStack>
      </form>
    </EntryFrame>
  );
};
