const PLACEHOLDER = /\{([^{}]{0,100})\}/g;

/** The first name in braces that a text has and the mail does not know; null where all are known (ORD-140). */
export function unknownPlaceholder(text: string, known: readonly string[]): string | null {
  for (const [, name = ''] of text.matchAll(PLACEHOLDER)) if (!known.includes(name.trim())) return name;
  return null;
}

/**
 * A text with what its placeholders stand for. One without a value leaves no gap: the space before it goes with it, at the
 * beginning of a line the one behind it; a line that nothing is left of goes, too (ORD-140).
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const filled = fillLine(line, values);
      return filled === '' && line.trim() !== '' ? [] : [filled];
    })
    .join('\n');
}

function fillLine(line: string, values: Readonly<Record<string, string>>): string {
  let filled = '';
  let end = 0;
  for (const found of line.matchAll(PLACEHOLDER)) {
    const value = values[(found[1] ?? '').trim()]?.trim() ?? '';
    filled += line.slice(end, found.index);
    end = found.index + found[0].length;
    if (value !== '') {
      filled += value;
      continue;
    }
    filled = filled.trimEnd();
    if (filled === '') while (line[end] === ' ') end += 1;
  }
  return filled + line.slice(end);
}
