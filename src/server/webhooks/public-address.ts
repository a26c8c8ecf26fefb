import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Not reachable from the internet, or no host at all. Sources: IANA special-purpose address registries. */
const blocked: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

const listOf = (networks: typeof blocked) => {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, familyOf(network));
  return list;
};

const notPublic = listOf(blocked);
const loopback = listOf([
  ["127.0.0.0", 8],
  ["::1", 128],
]);

export type Resolve = (host: string) => Promise<readonly string[]>;

const resolve: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The address to connect to, so that no second look-up can give another. Null unless every address of the host is
 * public; loopback is allowed in development.
 */
export async function publicAddress(
  host: string,
  { allowLoopback, look = resolve }: { allowLoopback: boolean; look?: Resolve },
): Promise<string | null> {
  const bare = host.replace(/^\[|\]$/g, "");
  const addresses = isIP(bare) ? [bare] : await look(bare);
  const isAllowed = (address: string) =>
    !notPublic.check(address, familyOf(address)) ||
    (allowLoopback && loopback.check(address, familyOf(address)));
  return addresses.length > 0 && addresses.every(isAllowed) ? addresses[0]! : null;
}
