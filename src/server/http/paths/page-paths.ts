import { entryPages, memberPages } from "#contract/accounts/kyc-pages.ts";

export type AppName = "kyc" | "desk" | "charts";

/** The pages of each app below its own path; `*` stands for one part of a path. A test compares them with the routes of the apps. */
export const pagePaths: Readonly<Record<AppName, readonly string[]>> = {
  kyc: [...entryPages, ...memberPages],
  desk: [
    "",
    "next",
    "case/*",
    "deliveries",
    "file-limits",
    "conformance",
    "counts/*",
    "people",
    "set-up",
  ],
  charts: ["", "*/*"],
};

/** Whether an app has a page here; the others say that they are missing, with status 404. */
export const isPage = (app: AppName, path: string): boolean =>
  pagePaths[app].some((page) => {
    const [parts, given] = [page.split("/"), path.split("/")];
    return (
      parts.length === given.length && parts.every((part, at) => part === "*" || part === given[at])
    );
  });
