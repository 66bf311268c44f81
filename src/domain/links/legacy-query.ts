/** Query parameters by which other systems name a page, a post, a file or a category. */
const NAMES = ['p', 'page_id', 'attachment_id', 'cat'] as const;

export interface LegacyQuery {
  readonly name: (typeof NAMES)[number];
  /** Digits, without zeros in front. */
  readonly value: string;
}

/** The page an address of another system asks for by its query, or null (FIND-50). */
export function readLegacyQuery(query: URLSearchParams): LegacyQuery | null {
  for (const name of NAMES) {
    const value = query.get(name);
    if (value !== null && /^\d{1,12}$/.test(value)) return { name, value: value.replace(/^0+(?=\d)/, '') };
  }
  return null;
}

/** The address such a redirect is kept under: `/?p=123`, `/blog?cat=4`. */
export function legacyRedirectFrom(path: string, { name, value }: LegacyQuery): string {
  return `${path}?${name}=${value}`;
}
