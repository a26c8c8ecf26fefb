import { builtServer, stopBy } from "./built-server.ts";

type Desk = (args: readonly string[], say: (line: string) => void) => Promise<number>;

const seeds = process.argv[2] === "seed";
const { desk } = await builtServer<{ desk: Desk }>(seeds ? "demo" : "main");

try {
  process.exitCode = await desk(process.argv.slice(2), console.log);
} catch (error) {
  stopBy(error);
}
