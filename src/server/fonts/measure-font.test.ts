import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { FONT_METRICS } from '#domain/design/font-metrics.ts';
import { readTables } from './font-tables.ts';
import { measureFont } from './measure-font.ts';

/** Mean width of the measured text in the font that stands in for sans-serif ones. */
const SANS_SERIF_WIDTH = 0.4558;

async function plainFont(id: string, folder: string, text?: string): Promise<Buffer> {
  const file = readFileSync(`node_modules/${folder}/files/${id}`);
  const options = {
    targetFormat: 'truetype',
    ...(text === undefined ? { keepAllGlyphs: true } : {}),
  } as const;
  return subsetFont(file, text, options);
}

it.each([
  ['figtree', '@fontsource-variable/figtree', 'figtree-latin-wght-normal.woff2'],
  ['dm-sans', '@fontsource-variable/dm-sans', 'dm-sans-latin-wght-normal.woff2'],
] as const)('measures %s as Chromium does [DSGN-61]', async (id, folder, file) => {
  const measures = measureFont(readTables(await plainFont(file, folder)));
  const [ascent = 0, descent = 0, width = 0] = FONT_METRICS[id] ?? [];
  expect(measures?.ascent).toBeCloseTo(ascent, 2);
  expect(measures?.descent).toBeCloseTo(descent, 2);
  // The browser sets pairs of letters nearer to each other, and a variable font begins with its lightest weight.
  expect(Math.abs((measures?.width ?? 0) / SANS_SERIF_WIDTH / width - 1)).toBeLessThan(0.06);
});

it('measures nothing where there is no Latin to measure by, or its tables end too soon [DSGN-61]', async () => {
  const [folder, file] = ['@fontsource-variable/figtree', 'figtree-latin-wght-normal.woff2'];
  expect(measureFont(readTables(await plainFont(file, folder, '0123456789')))).toBeNull();
  const tables = readTables(await plainFont(file, folder));
  for (const name of ['cmap', 'hmtx', 'hhea', 'head']) {
    for (const length of [0, 3, 12, 40]) {
      const broken = new Map(tables).set(name, tables.get(name)?.subarray(0, length) ?? Buffer.alloc(0));
      expect(() => measureFont(broken)).not.toThrow();
    }
  }
  expect(measureFont(new Map())).toBeNull();
});
