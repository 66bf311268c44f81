import type { JsonValue } from '#lib/json.ts';

/** The content with its footnotes, which WordPress keeps beside it, as a list in their place. */
export function withFootnotes(content: string, meta: Readonly<Record<string, string>>): string {
  const notes = footnotesOf(meta['footnotes'] ?? '');
  const span = notes.length === 0 ? null : footnotesSpan(content);
  if (span === null) return content;
  const list = `<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>`;
  return `${content.slice(0, span.start)}<!-- wp:list -->${list}<!-- /wp:list -->${content.slice(span.end)}`;
}

/** Where `<!-- wp:footnotes /-->` stands. */
function footnotesSpan(content: string): { readonly start: number; readonly end: number } | null {
  for (let start = content.indexOf('<!--'); start !== -1; start = content.indexOf('<!--', start + 4)) {
    const end = content.indexOf('-->', start);
    if (end === -1) return null;
    const words = content.slice(start + 4, end).trim();
    if (/^wp:footnotes[\s/{]/.test(words) && words.endsWith('/')) return { start, end: end + 3 };
    start = end - 1;
  }
  return null;
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
