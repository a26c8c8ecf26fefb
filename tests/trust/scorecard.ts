/** One promise of the portal that a test, whose title carries the id, shows to be kept. */
export interface Row {
  /** The group and the number within it; never given again to something else. */
  id: string;
  /** `core` rows must hold before a release. */
  weight: "core" | "further";
  says: string;
  /** What the row waits for: such a row is not passed, whatever its tests say. */
  waits?: string;
}

export const groups = {
  AU: "Signing in and codes",
  EB: "Guessing and finding out",
  SE: "Sessions",
  CS: "Other sites",
  AC: "Who may do what",
  IN: "What is sent and what is answered",
  AT: "What is recorded",
  CO: "Two at once, and twice",
  DE: "Others that fail",
} as const;

type Group = keyof typeof groups;
/** Earlier rows of the group wait for tests by their ids. */
const first: Partial<Record<Group, number>> = { DE: 4 };

type Entry = [weight: Row["weight"], says: string, waits?: string];

const unproved = "tests by its id";

const table: Record<Group, readonly Entry[]> = {
  AU: [
    ["core", "Codes are drawn evenly from a source that cannot be foretold."],
    ["core", "A code is refused after ten minutes, in the words of a wrong one."],
    ["core", "Of many right codes at the same moment one is taken."],
    ["core", "After five wrong codes the right one is refused, however many come at once."],
    ["further", "Wrong codes within the budget leave the right one good."],
    ["core", "A code is worth nothing for another purpose."],
    ["core", "A code is worth nothing for another address or in another browser."],
    ["core", "The proof of an address serves once, for ten minutes, where it was given."],
    ["core", "A count or a captcha's result that the client names decides nothing."],
    ["core", "The captcha's switch is read by the server: on, off, slow, broken."],
    ["core", "A code stands in no answer, log, table or subject line."],
    ["core", "A new password keeps the rule to the character and is not a common one."],
    ["core", "A password counts whole, in its own case, in any normal form."],
    ["core", "Passwords are kept as argon2id at no less than the least cost."],
    ["core", "Changing a password needs the present one and ends the other sessions."],
    ["core", "A reset ends every session, tells the holder and does not sign in."],
    ["core", "An account needs access to the mail of its address."],
    ["further", "A second factor is asked of every person of the desk, at each sign-in."],
    ["core", "An address is one address, and an institution's is a work address."],
    ["core", "Another address needs the password or the present mailbox, and is told to both."],
    ["core", "Who reads the address before takes the account back, once, for three days."],
    [
      "further",
      "A second factor is offered to account holders.",
      "a second factor of account holders",
    ],
  ],
  EB: [
    ["core", "A refused login tells nothing of the address, byte for byte."],
    ["core", "A refused login takes as long for an unknown address."],
    ["core", "Sending a code, resetting and registering tell nothing of the address."],
    ["core", "Unknown links get the same rejection, and few are looked up."],
    ["core", "Already invited is said within one's own account only."],
    ["core", "Failed logins pause an address, from however many places they come."],
    ["core", "An address that the client names is not believed."],
    ["further", "Clients without an address are counted as one."],
    ["further", "The addresses of one IPv6 network are counted as one."],
    ["core", "Of several requests for the last use one is allowed."],
    ["further", "What was counted stands in the database, for every process."],
    ["further", "However many ask, few mails leave for one address."],
    ["further", "Failures of others never keep the owner out of the account."],
    ["further", "The page says how long to wait, and leads on."],
  ],
  SE: [
    ["core", "The cookie is out of reach of scripts, other sites and other hosts."],
    ["core", "A planted cookie is never taken up; each login begins another session."],
    ["core", "A session is 256 random bits, of which the hash alone is kept."],
    ["core", "Signing out ends the session on the server and leaves nothing to go Back to."],
    ["core", "A session ends after thirty idle minutes and after its longest time."],
    ["further", "Asking for the status does not extend a session."],
    ["core", "A removed collaborator is out within a second, an upload under way included."],
    ["core", "The link, the code and the session of a removed person are dead."],
    ["further", "Invited again, a removed person gets nothing old back."],
    ["further", "A person sees where they are signed in, and ends what they like."],
    ["further", "A collaborator finds a way to leave."],
    ["core", "A session that ends loses nothing that was typed."],
    ["further", "Where the login page lies is one of three fixed places."],
  ],
  CS: [
    ["core", "A writing call from another site is refused before its body is read."],
    ["core", "Nothing that a plain form can send is taken for a call."],
    ["core", "Signing in and whatever needs no session are guarded alike."],
    ["core", "Reading changes nothing."],
    ["core", "No other origin may read an answer or ask ahead."],
    ["core", "No address, language or way back leads off the portal."],
    ["core", "No page may be framed."],
    ["further", "Messages from a foreign window are ignored."],
  ],
  AC: [
    [
      "core",
      "Each call, by each kind of caller, about each owner: one table, and no call outside it.",
    ],
    ["core", "Another account's things are answered as things that do not exist."],
    ["core", "An answer holds what the contract names and nothing more."],
    ["core", "What a body adds beyond the contract reaches nothing."],
    ["core", "A collaborator does what the list allows, and no more."],
    ["further", "A role that the client names has no effect."],
    ["core", "A status moves along its chart, and the database refuses anything else."],
    ["core", "The database itself shows no row of another account."],
    ["core", "The browser cannot forge the result of a check."],
    ["core", "A signature is by the right person, once, on the right document."],
    ["core", "A ticket binds no other person's account."],
    ["further", "What two people must decide, one person does not, in no way at all."],
    [
      "further",
      "Unmasking takes two people.",
      "masks at the desk, where every value is shown and each read is recorded",
    ],
  ],
  IN: [
    ["core", "Markup in an answer is text on every page and in every mail."],
    ["core", "No SQL is built from input."],
    ["core", "Nothing in a name or an address becomes a header or a template of a mail."],
    ["core", "Links in mails lead to the portal, whatever the request says it is."],
    ["core", "Malformed, deep, polluting and half-encoded bodies are 400, never 500."],
    ["further", "No rule takes long over a hostile text."],
    ["further", "An event is one line of the log, whatever was sent."],
    ["core", "The policy of pages is strict, and a whole journey breaks it nowhere."],
    ["core", "Every answer carries the headers, errors and static files included."],
    ["core", "Nothing of a call is kept by a cache, and no page passes for a file."],
    ["core", "An error says its code and safe words, nothing from inside."],
    ["core", "Whatever is sent to any call: no server error, no breach of the contract."],
    ["further", "What the desk exports runs nothing in a spreadsheet."],
    ["further", "The server calls no address from input."],
  ],
  AT: [
    [
      "core",
      "Each change is on the trail of its account, with person, time and origin, in one transaction.",
    ],
    ["core", "A trail that was edited, cut, reordered or extended is found out."],
    ["core", "The portal's role can add to a trail and do nothing else."],
    ["further", "A trail has names of fields and no values of a person."],
    [
      "core",
      "Each opened document is on the trail; cases and lists once an hour, with the reader.",
    ],
    ["further", "A form can be shown as it stood at any time."],
    ["further", "A trail is ordered by number, without gaps, whatever the clock and a crash do."],
  ],
  CO: [
    ["core", "Of two changes of one answer the later is refused, with the earlier one."],
    ["core", "Changes of different answers at once are all kept."],
    ["core", "Many clients in any order leave a form as a model says.", unproved],
    [
      "core",
      "Whatever was acknowledged is there once, however often the server is killed.",
      unproved,
    ],
    ["core", "However often and under whatever keys it is sent, a submission is made once."],
    ["further", "A key with other content is refused, and what it made stays."],
    ["further", "A repeat after a lost answer gets the first answer."],
    ["core", "What is submitted is what was shown, whatever is changed at the same moment."],
    ["core", "Nothing slow happens inside a transaction.", unproved],
    ["further", "An old answer to a save never replaces a newer state on the page.", unproved],
  ],
  DE: [["core", "A provider that is down, slow or hostile passes no one."]],
};

/** Every row, in the order of the groups. */
export const scorecard: readonly Row[] = Object.entries(table).flatMap(([group, entries]) =>
  entries.map(([weight, says, waits], at) => ({
    id: `${group}${String(at + (first[group as Group] ?? 1)).padStart(2, "0")}`,
    weight,
    says,
    ...(waits === undefined ? {} : { waits }),
  })),
);
