/** The attributes of a shortcode by name, and what stands there without one. One pass over the text. */
export interface ShortcodeAttributes {
  readonly named: ReadonlyMap<string, string>;
  readonly bare: readonly string[];
}

const PART = /([\w-]+)\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"']+))|(\S+)/gi;

/** Reads `ids="1,2" columns=3 https://…`. Of a name that stands twice the first counts. */
export function shortcodeAttributes(text: string): ShortcodeAttributes {
  const named = new Map<string, string>();
  const bare: string[] = [];
  for (const [, name, double, single, plain, word] of text.matchAll(PART)) {
    if (name === undefined) bare.push(word ?? '');
    else if (!named.has(name.toLowerCase())) named.set(name.toLowerCase(), double ?? single ?? plain ?? '');
  }
  return { named, bare };
}
