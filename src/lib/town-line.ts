/** Countries that write the region and the postal code after the town, by ISO 3166-1. */
export const REGION_AFTER_TOWN: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);
/** Countries that write the postal code after the town. */
const CODE_AFTER_TOWN: ReadonlySet<string> = new Set(['GB', 'IE', 'NZ', 'ZA', 'IN', 'SG', 'TH', 'BR']);

/** The line of an address that names the town, as its country writes it: `Hartford, CT 06101`, `1010 Wien`. */
export function townLine(
  country: string,
  {
    town = '',
    region = '',
    code = '',
  }: {
    readonly town: string | undefined;
    readonly region: string | undefined;
    readonly code: string | undefined;
  },
): string {
  if (REGION_AFTER_TOWN.has(country)) return joined([town, joined([region, code], ' ')], ', ');
  return joined(CODE_AFTER_TOWN.has(country) ? [town, region, code] : [code, town, region], ' ');
}

function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}
