import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

const tests = "**/*.test.*";
const server = "<rootDir>/src/server/**";

/** What the login page says before anything is typed. */
const login = [
  "<rootDir>/src/contract/{locales,brands,forms/accounts/login}.ts",
  "<rootDir>/src/portal/{main,app/prerender,app/Waiting}.tsx",
  "<rootDir>/src/portal/app/{i18n,page-title}.ts",
  "<rootDir>/src/browser/language-menu.tsx",
  "<rootDir>/src/portal/shell/{EntryShell,Footer}.tsx",
  "<rootDir>/src/portal/form/{AnswerField,FormErrors}.tsx",
  "<rootDir>/src/portal/form/controls/simple.tsx",
  "<rootDir>/src/portal/features/{charts/CountsStatement,notifications/Notices}.tsx",
  "<rootDir>/src/portal/features/sessions/Login*.tsx",
];

/** What the first page of an application says too, with the refusals of its calls and rules. */
const form = [
  "<rootDir>/src/contract/{business-lines,moments}.ts",
  "<rootDir>/src/contract/refusals/!(page-|desk-)*.ts",
  "<rootDir>/src/contract/rules/**",
  "<rootDir>/src/contract/forms/{lines,titles}.ts",
  "<rootDir>/src/contract/forms/accounts/{login-section,sign-in-again}.ts",
  "<rootDir>/src/portal/{app,form,shell,system}/*.{ts,tsx}",
  "<rootDir>/src/portal/form/{controls/ticks.tsx,guidance/**}",
  "<rootDir>/src/portal/features/{application/pages,sessions}/**",
];

/** What the apps beside the portal say alike; the catalogue of each has it. */
const beside = [
  "<rootDir>/src/browser/{LoadFailed.tsx,NotFound.tsx,Sentences.tsx,drawing/{CountsNote.tsx,frame-words.ts}}",
];

/** What only the desk says. */
const desk = [
  ...beside,
  "<rootDir>/src/desk/**",
  "<rootDir>/src/contract/desk/**",
  "<rootDir>/src/contract/refusals/desk-refusals.ts",
];

/** What only the pages of the charts say. */
const charts = [...beside, "<rootDir>/src/charts/**"];

export default defineConfig({
  rootDir: fileURLToPath(new URL("..", import.meta.url)),
  sourceLocale: "en",
  locales: ["en", "zh-CN", "zh-TW"],
  fallbackLocales: { default: "en" },
  format: formatter({ origins: true, lineNumbers: false }),
  catalogs: [
    { path: "<rootDir>/locales/{locale}/login", include: login },
    { path: "<rootDir>/locales/{locale}/form", include: form, exclude: [tests, ...login, ...desk] },
    {
      path: "<rootDir>/locales/{locale}/pages",
      include: ["<rootDir>/src"],
      exclude: [tests, server, ...login, ...form, ...desk, ...charts],
    },
    { path: "<rootDir>/locales/{locale}/desk", include: desk, exclude: [tests] },
    { path: "<rootDir>/locales/{locale}/charts", include: charts, exclude: [tests] },
    { path: "<rootDir>/locales/{locale}/mails", include: [server], exclude: [tests] },
  ],
});
