import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { mintTicket, ticketLink } from "../server/outside/development-platform.ts";
import { readSettings } from "../server/settings.ts";

const { values } = parseArgs({ options: { email: { type: "string" }, sub: { type: "string" } } });
const read = readSettings(process.env);

if ("mistakes" in read) stopWith(read.mistakes.join("\n"));
else if (read.settings.platforms)
  stopWith("PLATFORM_KEYS is set: only those platforms sign tickets.");
else {
  const { dataDir, publicUrl } = read.settings;
  const subject = values.sub ?? values.email ?? randomUUID();
  const sent = { subject, email: values.email, audience: publicUrl };
  console.log(ticketLink(publicUrl, await mintTicket(dataDir, sent, new Date())));
}

function stopWith(line: string): never {
  console.error(line);
  process.exit(1);
}
