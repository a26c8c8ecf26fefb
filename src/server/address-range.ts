import { isIPv6 } from "node:net";

/** An IPv4 address, or the /64 of an IPv6 address. */
export function addressRange(ip: string | undefined): string {
  if (!ip) return "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("%", 1)[0]!.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: gap }, () => "0"), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The /48 of a /64; null for an IPv4 address. */
export function siteOf(range: string): string | null {
  return range.endsWith("::/64") ? `${range.split(":", 3).join(":")}::/48` : null;
}
