import type { FontMeasures } from '#domain/design/own-fonts.ts';
import { glyphsOf } from './character-map.ts';
import type { FontTables } from './font-tables.ts';

/** What the shipped fonts are measured by, too: `scripts/measure-fonts.mjs`. */
export const MEASURED_TEXT =
  'The quick brown fox jumps over the lazy dog. Site, page and section; a shop window, a café and a journal. 0123456789';
/** With fewer of these characters a font gives no reliable width of Latin text. */
const LEAST_SHARE = 0.9;
const USES_TYPOGRAPHIC = 1 << 7;
const ADVANCE_BYTES = 4;

/**
 * The metrics of a font, as shares of its size: with them its fallback takes the same space, so that the page does not
 * move when the font loads (DSGN-61). For a variable font those of its default weight. Null for a font without Latin,
 * or with broken tables.
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
  // Implausible metrics would distort the page more than none.
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
