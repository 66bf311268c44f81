import type { AttributionPart } from './maps-settings.ts';

const LINK = /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)/g;

/** The credit line of tiles, `© [OpenStreetMap contributors](https://…)`, as plain parts and links. */
export function parseAttribution(text: string): readonly AttributionPart[] {
  const parts: AttributionPart[] = [];
  let done = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    if (match.index > done) parts.push({ text: text.slice(done, match.index) });
    parts.push({ text: words, href });
    done = match.index + whole.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
