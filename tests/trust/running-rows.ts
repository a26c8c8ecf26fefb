import type { Entry } from "./entry.ts";

export const runningRows = {
  CR: [
    ["core", "Whatever was acknowledged is there after a kill at any moment (`npm run chaos`)."],
    ["core", "What is acknowledged is flushed to the disk."],
    [
      "core",
      "Whatever was acknowledged is there after a power cut.",
      "a machine whose power can be cut",
    ],
    ["core", "Two portals on one folder never harm it; a database left running is adopted."],
    ["further", "What a crash left of files is found and removed."],
    ["core", "A stored file that was touched is not given out."],
    ["core", "A stop ends what is under way within ten seconds, and the database."],
    ["further", "A first start that was cut short leaves a folder that starts."],
    ["further", "A clock that jumps brings back no session and no code."],
  ],
  DE: [
    ["core", "A mail server that is away holds up no request, and no mail is lost."],
    ["core", "A database that is away is answered 503, and served again when it is back."],
    ["core", "A full disk is answered 507, and what is stored stays whole."],
    ["core", "A provider that is down, slow or hostile passes no one."],
    [
      "core",
      "Under too much load what is admitted stays fast, and the rest is told to wait (`npm run measure -- --only overload`).",
    ],
    ["core", "Many logins at once hold up no save."],
    ["further", "What is slow, too long or not HTTP is cut off with words."],
    ["core", "A mistake in one request ends no other."],
    ["further", "Memory and open files stay level for half an hour (`npm run soak`)."],
    ["further", "The portal says whether it lives and whether it is ready, and nothing else."],
  ],
  OP: [
    ["core", "A backup made while the portal writes is restored elsewhere, whole."],
    ["further", "A backup is worth nothing without the key."],
    ["core", "What was erased stays erased after a restore."],
    ["further", "An upgrade and its way back lose no draft.", "a second release"],
    ["core", "Packages come by the lock file alone, and those that run scripts are listed."],
    [
      "core",
      "No package has a known severe fault, and each is signed.",
      "an answer of the registry: npm run supply, on a machine with a network",
    ],
    ["core", "The list of parts ships with the release, and two builds are equal."],
    ["further", "The server needs few packages, each with its reason."],
    ["further", "No source map, hidden file or list of a folder is served."],
    ["core", "A person can take all data along, with who has read it."],
    ["core", "What the law lets go is erased on request; the rest when its time is over."],
    ["core", "What is kept ends at its dated time."],
    ["further", "What one session touched can be listed within a minute."],
  ],
} satisfies Record<string, readonly Entry[]>;
