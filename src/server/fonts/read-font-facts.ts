import type { FontMeasures } from '#domain/design/own-fonts.ts';
import { cutText } from '#lib/cut-text.ts';
import { measureFont } from './measure-font.ts';
import { readTables } from './font-tables.ts';

/** The facts about a font in its tables. */
export interface FontFacts {
  /** Empty where it has no name. */
  readonly family: string;
  readonly minWeight: number;
  readonly maxWeight: number;
  readonly isItalic: boolean;
  readonly isMonospaced: boolean;
  readonly glyphs: number;
  /** Null where it has no Latin text to be measured by. */
  readonly measures: FontMeasures | null;
}

const AXIS_BYTES = 20;
const NAME_ENTRY_BYTES = 12;
/** The typographic family, else the family. */
const FAMILY_NAME_IDS = [16, 1];
const MAX_NAME_LENGTH = 80;
const MIN_WEIGHT = 1;
const MAX_WEIGHT = 1000;

/**
 * Reads names, weights and slant from an uncompressed OpenType or TrueType font. Every offset is checked against the
 * length of the file: one beyond it throws a `RangeError`.
 */
export function readFontFacts(font: Buffer): FontFacts {
  const tables = readTables(font);
  const weights = readWeightAxis(tables.get('fvar')) ?? sameTwice(readWeight(tables.get('OS/2')));
  return {
    family: readFamily(tables.get('name')),
    minWeight: weights[0],
    maxWeight: weights[1],
    isItalic: isItalic(tables.get('OS/2')),
    isMonospaced: (tables.get('post')?.readUInt32BE(12) ?? 0) !== 0,
    glyphs: tables.get('maxp')?.readUInt16BE(4) ?? 0,
    measures: measureFont(tables),
  };
}

function readWeight(os2: Buffer | undefined): number {
  return boundedWeight(os2?.readUInt16BE(4) ?? 400);
}

function isItalic(os2: Buffer | undefined): boolean {
  return ((os2?.readUInt16BE(62) ?? 0) & 1) === 1;
}

/** Lightest and heaviest weight of a variable font; null for one that is not variable in it. */
function readWeightAxis(fvar: Buffer | undefined): readonly [number, number] | null {
  if (fvar === undefined) return null;
  const first = fvar.readUInt16BE(4);
  const count = fvar.readUInt16BE(8);
  for (let index = 0; index < count; index += 1) {
    const axis = first + index * AXIS_BYTES;
    if (fvar.toString('latin1', axis, axis + 4) !== 'wght') continue;
    const min = boundedWeight(fvar.readInt32BE(axis + 4) / 65_536);
    return [min, Math.max(min, boundedWeight(fvar.readInt32BE(axis + 12) / 65_536))];
  }
  return null;
}

function readFamily(name: Buffer | undefined): string {
  if (name === undefined) return '';
  const count = name.readUInt16BE(2);
  const texts = name.readUInt16BE(4);
  const found = new Map<number, string>();
  for (let index = 0; index < count; index += 1) {
    const entry = 6 + index * NAME_ENTRY_BYTES;
    const [platform, id] = [name.readUInt16BE(entry), name.readUInt16BE(entry + 6)];
    const start = texts + name.readUInt16BE(entry + 10);
    const bytes = name.subarray(start, start + name.readUInt16BE(entry + 8));
    // Windows and Unicode write UTF-16; the old Macintosh names are only taken where there are no others.
    if (platform === 1) found.set(id, found.get(id) ?? bytes.toString('latin1'));
    else if (bytes.length % 2 === 0) found.set(id, Buffer.from(bytes).swap16().toString('utf16le'));
  }
  const family = FAMILY_NAME_IDS.map((id) => found.get(id)).find((text) => text !== undefined && text !== '');
  return cutText((family ?? '').replaceAll(/\p{Cc}/gu, '').trim(), MAX_NAME_LENGTH);
}

function boundedWeight(weight: number): number {
  return Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, Math.round(weight)));
}

function sameTwice(weight: number): readonly [number, number] {
  return [weight, weight];
}
