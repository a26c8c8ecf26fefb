import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";

const install = "apt-get install -y fonts-noto-cjk fonts-liberation";
/** Older releases have no package of the shell alone. */
const byDebian = `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`;
const byPlaywright = "npx playwright install chromium";

/**
 * The path of a Chromium, installed now where there is none: Debian's package as root, else
 * Playwright's own. Undefined, with what to run printed, where that fails too.
 */
export function chromiumOrInstalled(): string | undefined {
  const found = findChromium();
  if (found) return found;
  const onDebian = existsSync("/etc/debian_version");
  const commands = onDebian && process.getuid?.() === 0 ? [byDebian, byPlaywright] : [byPlaywright];
  for (const command of commands) {
    console.log(`No Chromium found. Installing one: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit" });
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error(
    "The screens and journeys need a Chromium, and none could be installed. Run one of these, then npm test again:\n" +
      `  ${onDebian ? `sudo sh -c "${byDebian}"` : byPlaywright}\n` +
      "  CHROMIUM_PATH=/where/it/is npm test",
  );
  return undefined;
}

if (import.meta.main && !chromiumOrInstalled()) process.exitCode = 1;
