import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Keys } from "./crypto.ts";
import type { Captcha } from "./outside/captcha.ts";
import type { Files } from "./outside/files.ts";
import type { Platforms } from "./outside/platform-tickets.ts";
import type { Mailbox } from "./outside/mailbox.ts";
import type { Scan } from "./outside/scan.ts";
import type { Pages } from "./http/pages.ts";
import type { Passwords } from "./passwords.ts";
import type { Settings } from "./settings.ts";
import type { ChartVersions } from "./store/charts.ts";
import type { Db } from "./store/database.ts";

/** What the application depends on, opened by main and by the tests. */
export interface Services {
  settings: Settings;
  clock: Clock;
  log: Logger;
  keys: Keys;
  db: Db;
  charts: ChartVersions;
  passwords: Passwords;
  files: Files;
  scan: Scan;
  platforms: Platforms;
  captcha: Captcha;
  pages: Pages;
  /** The development mailbox; null where mail leaves by SMTP. */
  mailbox: Mailbox | null;
}
