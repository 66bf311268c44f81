import type { FontMeasures } from '#domain/design/own-fonts.ts';
import { glyphsOf } from './character-map.ts';
import type { FontTables } from './font-tables.ts';

/** What the shipped fonts are measured by, too: `scripts/measure-fonts.mjs`. */
export const MEASURED_TEXT =
  'The quick brown fox jumps over the lazy dog. Site, page and section; a shop window, a café and a journal. 0123456789';
/** With fewer of its characters a font says nothing of how wide a Latin text is in it. */
const LEAST_SHARE = 0.9;
const USES_TYPOGRAPHIC = 1 << 7;
const ADVANCE_BYTES = 4;

/**
 * How much room a font takes, in shares of its size: with that the font of the machine stands in for it without the page
 * moving when it comes (DSGN-61). Of a variable font it is that of the weight it has by itself. Null for a font without
 * Latin, or with broken tables.
 */
export function measureFont(tables: FontTables): FontMeasures | null {
  try {
    return measured(tables);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

function measured(tables: FontTables): FontMeasures | null {
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((name) => tables.get(name));
  if (head === undefined || hhea === undefined || hmtx === undefined || cmap === undefined) return null;
  const unitsPerEm = head.readUInt16BE(18);
  const count = hhea.readUInt16BE(34);
  if (unitsPerEm === 0 || count === 0) return null;
  const glyphs = glyphsOf(cmap, MEASURED_TEXT);
  if (glyphs.length < MEASURED_TEXT.length * LEAST_SHARE) return null;
  let units = 0;
  for (const glyph of glyphs) units += hmtx.readUInt16BE(Math.min(glyph, count - 1) * ADVANCE_BYTES);
  const share = (value: number): number => Math.round((value / unitsPerEm) * 10_000) / 10_000;
  const [ascent, descent, lineGap] = lineOf(hhea, tables.get('OS/2'));
  const measures = {
    ascent: share(ascent),
    descent: share(-descent),
    lineGap: share(lineGap),
    width: share(units / glyphs.length),
  };
  // Numbers that no letters have would make the page worse than none.
  const isUsable =
    measures.width > 0.05 && measures.ascent > 0 && measures.descent >= 0 && measures.lineGap >= 0;
  return isUsable ? measures : null;
}

/** Ascent, descent (below zero) and gap of a line, as browsers take them. */
function lineOf(hhea: Buffer, os2: Buffer | undefined): readonly [number, number, number] {
  if (os2 !== undefined && (os2.readUInt16BE(62) & USES_TYPOGRAPHIC) !== 0) {
    return [os2.readInt16BE(68), os2.readInt16BE(70), os2.readInt16BE(72)];
  }
  return [hhea.readInt16BE(4), hhea.readInt16BE(6), hhea.readInt16BE(8)];
}
