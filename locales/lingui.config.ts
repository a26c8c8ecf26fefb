import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  rootDir: fileURLToPath(new URL("..", import.meta.url)),
  sourceLocale: "en",
  locales: ["en", "zh-CN", "zh-TW"],
  fallbackLocales: { default: "en" },
  format: formatter({ origins: true, lineNumbers: false }),
  catalogs: [
    { path: "<rootDir>/locales/{locale}", include: ["<rootDir>/src"], exclude: ["**/*.test.*"] },
  ],
});
