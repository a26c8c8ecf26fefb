import { builtServer, stopBy } from "./built-server.ts";

const { start } = await builtServer<{
  start: () => Promise<{ address: string; mailbox: string | null }>;
}>("main");

try {
  const { address, mailbox } = await start();
  console.log(`Gatehouse is open at ${address}/kyc`);
  if (mailbox) console.log(`E-mails, codes included, are at ${mailbox}`);
  console.log("Ctrl-C stops it.");
} catch (error) {
  stopBy(error);
}
