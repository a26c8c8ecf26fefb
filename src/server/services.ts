import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Keys } from "./crypto.ts";
import type { Captcha } from "./captcha/captcha.ts";
import type { DerivedValues } from "./dashboard/derived.ts";
import type { Files } from "./files/files.ts";
import type { Platforms } from "./platforms/platform-tickets.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import type { Scan } from "./files/scan.ts";
import type { Pages } from "./http/pages.ts";
import type { Passwords } from "./passwords/passwords.ts";
import type { Settings } from "./settings.ts";
import type { SavedCharts } from "./statuses/saved-charts.ts";
import type { Db } from "./database/database.ts";
import type { Vendors } from "./vendors/vendors.ts";

export interface Services extends SavedCharts {
  settings: Settings;
  clock: Clock;
  log: Logger;
  keys: Keys;
  db: Db;
  /** Of the portal, drawn at its start. */
  run: number;
  passwords: Passwords;
  files: Files;
  scan: Scan;
  platforms: Platforms;
  captcha: Captcha;
  vendors: Vendors;
  pages: Pages;
  derived: DerivedValues;
  /** Null when mail is sent by SMTP. */
  mailbox: Mailbox | null;
}
