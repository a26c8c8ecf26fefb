import { basename } from "node:path";
import { sourcesIn } from "./sources.ts";

/** What the tabs of one place tell those of another over a channel of the browser. */
interface Told {
  from: string;
  to: string;
  event: string;
}

/** A channel with a name that several files share; one place alone has its own words for it. */
const opening = /\bnew BroadcastChannel\((\w+)\)/;
const returning = /\bsendBack\(\{ type: "([\w.]+)"/g;

const channelOf = (source: string) => opening.exec(source)?.[1];

/** The files of `browser` that use one of them, itself among them, by name of the file. */
function usersOf(path: string): Set<string> {
  const users = new Set([basename(path)]);
  for (const used of users)
    for (const one of sourcesIn("browser"))
      if (one.source.includes(`/${used}"`)) users.add(basename(one.path));
  return users;
}

/** Which place tells which: a file of `browser` posts on the channel, code of the listening place passes the event on. */
export function toldByTabs(places: readonly string[]): Told[] {
  const shared = sourcesIn("browser").flatMap(({ path, source }) => {
    const channel = channelOf(source);
    return channel === undefined ? [] : [{ channel, users: usersOf(path) }];
  });
  return shared.flatMap(({ channel, users }) => {
    const events = places.flatMap((to) =>
      sourcesIn(to)
        .filter(({ source }) => channelOf(source) === channel)
        .flatMap(({ source }) =>
          [...source.matchAll(returning)].map(([, type]) => ({ to, event: type! })),
        ),
    );
    const tellers = places.filter((place) =>
      sourcesIn(place).some(({ source }) =>
        [...users].some((name) => source.includes(`#browser/${name}"`)),
      ),
    );
    return events.flatMap((one) =>
      tellers.filter((from) => from !== one.to).map((from): Told => ({ from, ...one })),
    );
  });
}
