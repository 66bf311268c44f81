const ENTRY_BYTES = 8;
const GROUP_BYTES = 12;
const SEGMENTED = 4;
const GROUPED = 12;
const LAST_CODE = 0xff_ff;

/** The glyphs of a text's characters, those that a font does not have left out. Throws a `RangeError` for a broken table. */
export function glyphsOf(cmap: Buffer, text: string): readonly number[] {
  const find = findGlyph(cmap);
  if (find === null) return [];
  return Array.from(text).flatMap((character) => {
    const glyph = find(character.codePointAt(0) ?? 0);
    return glyph === 0 ? [] : [glyph];
  });
}

/** By the first map of Unicode of a kind that every font for the web has. */
function findGlyph(cmap: Buffer): ((code: number) => number) | null {
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const entry = 4 + index * ENTRY_BYTES;
    const platform = cmap.readUInt16BE(entry);
    if (platform !== 0 && platform !== 3) continue;
    const map = cmap.subarray(cmap.readUInt32BE(entry + 4));
    const format = map.readUInt16BE(0);
    if (format === SEGMENTED) return (code) => glyphOfSegments(map, code);
    if (format === GROUPED) return (code) => glyphOfGroups(map, code);
  }
  return null;
}

function glyphOfSegments(map: Buffer, code: number): number {
  if (code > LAST_CODE) return 0;
  const size = map.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    if (map.readUInt16BE(14 + at) < code) continue;
    const start = map.readUInt16BE(16 + size + at);
    if (start > code) return 0;
    const delta = map.readUInt16BE(16 + size * 2 + at);
    const rangeAt = 16 + size * 3 + at;
    const range = map.readUInt16BE(rangeAt);
    if (range === 0) return (code + delta) & LAST_CODE;
    const glyph = map.readUInt16BE(rangeAt + range + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & LAST_CODE;
  }
  return 0;
}

function glyphOfGroups(map: Buffer, code: number): number {
  const count = map.readUInt32BE(12);
  for (let index = 0; index < count; index += 1) {
    const group = 16 + index * GROUP_BYTES;
    if (map.readUInt32BE(group + 4) < code) continue;
    const start = map.readUInt32BE(group);
    return start > code ? 0 : map.readUInt32BE(group + 8) + code - start;
  }
  return 0;
}
