/** A marker that is not listed means the house brand. */
export const brands = {
  house: {
    name: "Gatehouse",
    company: "Gatehouse Digital Markets Limited",
    domain: "gatehouse.example",
    marker: null,
    header: true,
  },
  otterline: {
    name: "Otterline",
    company: "Otterline Markets Limited",
    domain: "otterline.example",
    marker: "otterline",
    header: false,
  },
} as const;

export type Brand = keyof typeof brands;

export const isBrand = (name: string | undefined): name is Brand =>
  name !== undefined && Object.hasOwn(brands, name);

export function brandOf(marker: string | null | undefined): Brand {
  const found = (Object.keys(brands) as Brand[]).find((brand) => brands[brand].marker === marker);
  return marker && found ? found : "house";
}

/** Query that selects a brand other than the configured one. */
export function markerOf(brand: Brand): string {
  const { marker } = brands[brand];
  return marker === null ? "" : `?source=${marker}`;
}
