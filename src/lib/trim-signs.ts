/**
 * The text without the given characters (`'-/'`) at its end, in one pass: the time of `/-+$/` grows with the square of
 * the length.
 */
export function trimSignsEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** The same at both ends. */
export function trimSigns(text: string, signs: string): string {
  const rest = trimSignsEnd(text, signs);
  let start = 0;
  while (start < rest.length && signs.includes(rest[start] ?? '')) start += 1;
  return rest.slice(start);
}
