import { availableParallelism } from "node:os";
import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chartsPlugin } from "./src/run/charts/plugin.ts";
import { findChromium, testArguments } from "./tests/support/chromium.ts";
import { plantFaults } from "./tests/model/walk/planted-faults.ts";
import { LongFirst } from "./tests/support/long-first.ts";
import { temporaryFolder } from "./tests/support/temporary-folder.ts";

const linguiAt = { configPath: "locales/lingui.config.ts" };
// The macro plugin finds the configuration by this name only.
process.env["LINGUI_CONFIG"] ??= linguiAt.configPath;
if (process.env["VITEST"]) process.env["TMPDIR"] ??= temporaryFolder();
const executablePath = process.env["VITEST"] ? findChromium() : undefined;

/** What every page needs, libraries and a few small parts of our own; one file, so that they compress together. */
const core =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|use-isomorphic-layout-effect|@tanstack|@lingui|xstate|@xstate|@vanilla-extract)[\\/]|preload-helper|src[\\/](contract[\\/]locales|ui[\\/](shared[\\/](classes|link\.css)|Field[\\/]field\.css|FieldStack|icons[\\/](draw-icon|entry-icons)))\b/;

/** What is loaded together compresses together: each group takes what its modules import and no group before it has taken. */
const groups = [
  { name: "core", test: core },
  { name: "index", tags: ["$initial" as const] },
  {
    name: "calls",
    test: /src[\\/](ui[\\/](shared[\\/]tone|Card[\\/]card\.css|LazyDialog[\\/]|ToTop[\\/]|icons[\\/]icons)|portal[\\/](app[\\/]OfName\.|system[\\/](api|services)\.|shell[\\/](AppOverlays|button-link|Header|LazySkeleton|PageFrame)\.)|contract[\\/]calls[\\/]account\.)/,
  },
  {
    name: "fields",
    test: /src[\\/](contract[\\/]questions[\\/](builders[\\/]choices|messages|section)|portal[\\/]form[\\/](SectionForm|focus-nearest|forms))\.tsx?/,
  },
  {
    name: "filling",
    test: /src[\\/]portal[\\/]features[\\/]application[\\/](pages[\\/](Onboarding|Verify)\.tsx|application\.ts)/,
  },
  { name: "builders", test: /src[\\/]contract[\\/]questions[\\/]builders[\\/](values|rows)\.ts/ },
  { name: "errors", test: /FormErrors|summary-message|ErrorSummary/ },
  {
    name: "page",
    test: /machines[\\/]shared[\\/]form-(of|dialog)\b|src[\\/](ui[\\/](Badge|Callout|Card|FileName|PageFoot|Progress|SideRows|Timeline|TwoColumns)[\\/]|portal[\\/](shell[\\/](Page|FocusOnChange)\.|form[\\/]FormDialog\.|app[\\/]PrivacyLink|actors[\\/](use-call|visibility)|features[\\/](charts[\\/]CountsStatement))|contract[\\/]application[\\/]status-labels)/,
  },
  {
    name: "member-calls",
    test: /src[\\/]contract[\\/](calls[\\/](agreements|collaborators|dashboard|identity|investor|platforms|questionnaires|requests|security|sharing)|forms[\\/]accounts[\\/]signup)\b/,
  },
  {
    name: "questions",
    test: /src[\\/](contract[\\/](file-limits|documents[\\/](document-slots|slot-titles)|forms[\\/](flows[\\/]institutional|people[\\/](related-parties|investor)|declaration|bank|entity-type|acknowledgement|documents))|portal[\\/]features[\\/](application[\\/]numbers[\\/]ShowNumbers|documents[\\/](use-slot-title|slot-room|FilesCounted)))\.tsx?/,
  },
  {
    name: "charts",
    test: /src[\\/](browser[\\/]chart-actors|portal[\\/]features[\\/]charts[\\/]chart-counting)\.ts/,
  },
  {
    name: "codes",
    test: /src[\\/]portal[\\/](form[\\/]CodeForm|features[\\/]accounts[\\/](CodeLead|email-proof))\./,
  },
  {
    name: "answers",
    test: /src[\\/](contract[\\/](questions[\\/]format-answer|ownership[\\/](from-answers|stake-words))|portal[\\/]features[\\/]investor[\\/]arithmetic-rows)\./,
  },
  {
    name: "flows",
    test: /src[\\/]portal[\\/]features[\\/](application[\\/]flow-definitions|questionnaires[\\/]questionnaire)\./,
  },
  { name: "dashboard", test: /src[\\/]portal[\\/]features[\\/]dashboard[\\/](User|dashboard)\./ },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

/** Vitest leaves one core free, which of two is half. */
const workers = Math.max(2, availableParallelism() - 1);

/** The projects in a browser. Each has objects of its own: vitest writes into them. */
const inBrowser = () => ({
  extends: true as const,
  // React as it is built for users; its development build takes a third more of the processor.
  oxc: { jsx: { development: false } },
  // Known before the first run, so that no page is loaded again in the middle of a test.
  optimizeDeps: {
    include: [
      "@lingui/core",
      "@lingui/core/macro",
      "@lingui/react",
      "@lingui/react/macro",
      "@tanstack/react-router",
      "@vanilla-extract/css",
      "@xstate/graph",
      "@xstate/react",
      "axe-core",
      "downshift",
      "get-nonce",
      "ofetch",
      "radix-ui/dialog",
      "radix-ui/dropdown-menu",
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "valibot",
      "xstate",
    ],
    rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
  },
  test: {
    name: "screens",
    include: [
      "src/{charts,desk,portal,ui}/**/*.test.tsx",
      "tests/screens/*.test.tsx",
      "tests/charts/screens/**/*.test.tsx",
    ],
    // Two pages keep two cores busy; what no one looks at is not recorded.
    maxWorkers: 2,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      traceView: false,
      dependencySourcemaps: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: testArguments,
        },
      }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});

export default defineConfig({
  root: process.env["VITEST"] ? "." : "src/portal",
  base: "/kyc/",
  plugins: [
    react(),
    lingui({ ...linguiAt, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath: linguiAt.configPath })] }),
    vanillaExtractPlugin(),
    chartsPlugin(),
  ],
  // Tests of two checkouts may run beside each other.
  server: { strictPort: !process.env["VITEST"] },
  build: {
    outDir: "../../dist/portal",
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `npm run measure` has a budget for each page.
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      // A limit stands where it is read, and is no export of another file.
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      // Some pages load at once what others load on demand.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups } },
    },
  },
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: [
            "src/{browser,charts,contract,desk,portal,ui}/**/*.test.ts",
            "tests/{chaos,contract,charts,soak,model/story}/*.test.ts",
            "tests/*.test.ts",
          ],
          isolate: false,
          maxWorkers: workers,
          // All charts are laid out in one test, on a busy machine too.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [plantFaults()],
        test: {
          name: "faults",
          environment: "node",
          include: ["tests/charts/faults/*.test.ts", "tests/model/faults.test.ts"],
          globalSetup: ["tests/support/server/cluster.ts"],
          maxWorkers: workers,
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        plugins: [plantFaults()],
        test: {
          name: "model",
          environment: "node",
          include: ["tests/model/{model.test,random-faults}.ts"],
          globalSetup: ["tests/support/server/cluster.ts"],
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          environment: "node",
          include: ["src/server/**/*.test.ts", "tests/{access,attacks,fuzz,model}/*.test.ts"],
          exclude: ["tests/model/faults.test.ts"],
          globalSetup: ["tests/support/server/cluster.ts"],
          // The third works while the others wait for PostgreSQL.
          maxWorkers: 3,
          // Every test has a server and a database of its own; reading the server's code anew for each file took a third.
          isolate: false,
          // A busy machine is slow, not wrong.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      inBrowser(),
      {
        ...inBrowser(),
        test: {
          ...inBrowser().test,
          name: "screen-faults",
          include: ["tests/charts/screens/**/*.test.tsx"],
          env: { VITE_SCREEN_FAULTS: "on" },
        },
      },
      {
        extends: true,
        plugins: [plantFaults()],
        test: {
          name: "journeys",
          environment: "node",
          include: ["tests/journeys/**/*.test.ts", "tests/charts/tours/**/*.test.ts"],
          globalSetup: ["tests/journeys/support/portal.ts", "tests/support/server/cluster.ts"],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 20_000 } },
          // One portal for all, one browser for each worker; the third works while the others wait for a save or a mail.
          maxWorkers: 3,
          isolate: false,
        },
      },
    ],
  },
});
