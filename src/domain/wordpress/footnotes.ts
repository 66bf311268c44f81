import type { JsonValue } from '#lib/json.ts';

/** The content with its footnotes, which WordPress keeps beside it, as a list in their place. */
export function withFootnotes(content: string, meta: Readonly<Record<string, string>>): string {
  const place = /<!--\s+wp:footnotes\s*(?:\{[^}]*\}\s*)?\/-->/;
  const notes = footnotesOf(meta['footnotes'] ?? '');
  if (notes.length === 0 || !place.test(content)) return content;
  const list = `<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>`;
  return content.replace(place, () => `<!-- wp:list -->${list}<!-- /wp:list -->`);
}

function footnotesOf(json: string): readonly string[] {
  try {
    const value = JSON.parse(json) as JsonValue;
    if (!Array.isArray(value)) return [];
    return value.flatMap((each: JsonValue) =>
      typeof each === 'object' && each !== null && 'content' in each && typeof each.content === 'string'
        ? [each.content]
        : [],
    );
  } catch {
    return [];
  }
}
