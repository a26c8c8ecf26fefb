import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./inputs.ts";
import { type ShippedPackage, shippedPackages } from "./shipped-packages.ts";

/** CycloneDX 1.5. Without a serial number or a time, so that the same lock file gives the same bytes. */
export function billOfMaterials(): string {
  const text = readFileSync(join(root, "package.json"), "utf8");
  const { name, version, ...asked } = JSON.parse(text) as Release;
  const shipped = shippedPackages();
  const refs = new Map(shipped.map((each) => [each.path, refOf(each)]));
  const own = `${name}@${version}`;
  const direct = Object.keys({ ...asked.dependencies, ...asked.optionalDependencies });
  const bill = {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { "bom-ref": own, type: "application", name, version } },
    components: shipped.map(component),
    dependencies: [
      { ref: own, dependsOn: direct.map((each) => refs.get(`node_modules/${each}`)!) },
      ...shipped.map((each) => ({
        ref: refOf(each),
        dependsOn: each.needs.flatMap((path) => refs.get(path) ?? []),
      })),
    ],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

interface Release {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/** The same version can be installed in two places. */
const refOf = ({ path, version }: ShippedPackage): string => `${path}@${version}`;

function component(each: ShippedPackage) {
  const { name, version, licence, integrity } = each;
  return {
    "bom-ref": refOf(each),
    type: "library",
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    licenses: [{ expression: licence }],
    ...(integrity === "" ? {} : { hashes: [hashOf(integrity)] }),
  };
}

/** From `sha512-` and base64. */
function hashOf(integrity: string) {
  const [name = "", content = ""] = integrity.split("-", 2);
  return {
    alg: name.replace("sha", "SHA-"),
    content: Buffer.from(content, "base64").toString("hex"),
  };
}

if (import.meta.main) process.stdout.write(billOfMaterials());
