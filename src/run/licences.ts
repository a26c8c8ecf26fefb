import { shippedPackages } from "./shipped-packages.ts";

const byLicence = Map.groupBy(shippedPackages(), ({ licence }) => licence);
for (const [licence, packages] of [...byLicence].toSorted(([one], [other]) =>
  one.localeCompare(other),
))
  console.log(
    `${licence} (${packages.length})\n${packages.map(({ name, version }) => `  ${name} ${version}`).join("\n")}`,
  );
