import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_METRICS } from './font-metrics.ts';
import { fontFacesCss, fontFilePath, fontPreloads, fontStack, subsetsOf } from './font-faces.ts';
import {
  findFontFamily,
  FONT_FAMILIES,
  FONT_GROUPS,
  fontsByGroup,
  isWeightList,
  nearestWeight,
} from './fonts.ts';

const packaged = FONT_FAMILIES.filter((font) => font.version !== '');

describe('font catalogue', () => {
  it('groups at least 24 families exactly as the picker does [DSGN-16]', () => {
    expect(FONT_GROUPS).toEqual(['Sans Serif', 'Serif', 'Display', 'Script', 'Slab Serif', 'Mono', 'Other']);
    expect(fontsByGroup().every(({ fonts }) => fonts.length > 0)).toBe(true);
    expect(packaged.length).toBeGreaterThanOrEqual(24);
  });

  it.each(packaged.map((font) => [font.name, font] as const))('has the files of %s', (_name, font) => {
    const scope = isWeightList(font.weights) ? '@fontsource' : '@fontsource-variable';
    const folder = `node_modules/${scope}/${font.id}`;
    const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
    expect(font.version).toBe(version);
    expect(FONT_METRICS[font.id]).toBeDefined();
    const weights = isWeightList(font.weights) ? font.weights : [font.weights.min];
    const slants = font.hasItalic ? [false, true] : [false];
    const files = font.subsets.flatMap((subset) =>
      weights.flatMap((weight) =>
        slants.map((isItalic) => fontFilePath(font, subset, weight, isItalic).split('/').at(-1) ?? ''),
      ),
    );
    expect(files.filter((name) => !existsSync(`${folder}/files/${name}`))).toEqual([]);
  });

  it('finds the nearest weight a family has', () => {
    const zilla = findFontFamily('zilla-slab');
    const inter = findFontFamily('inter');
    expect(zilla && nearestWeight(zilla, 650)).toBe(700);
    expect(inter && nearestWeight(inter, 950)).toBe(900);
  });

  it('shows the machine’s own font for one the catalogue does not have [DSGN-24]', () => {
    expect(fontStack('gone')).toContain('system-ui');
  });

  it('writes one face for a variable family used twice, and a fallback of the same size', () => {
    const css = fontFacesCss(
      [
        { id: 'inter', weights: [400, 600], hasItalic: false },
        { id: 'inter', weights: [700], hasItalic: false },
      ],
      new Set(['latin']),
    );
    expect(css.match(/font-family:"Inter";/g)).toHaveLength(1);
    expect(css).toContain('font-family:"Inter Fallback"');
    expect(css).toContain('size-adjust:106.59%');
  });

  it('writes the faces of each family that is used once, with files of the site itself [DATA-54]', () => {
    const uses = ['inter', 'lora', 'inter'].map((id) => ({ id, weights: [400], hasItalic: false }));
    const css = fontFacesCss(uses, new Set(['latin']));
    expect(css.match(/font-family:"(?:Inter|Lora)"/g)).toEqual(['font-family:"Inter"', 'font-family:"Lora"']);
    const files = [...css.matchAll(/url\(([^)]*)\)/g)].map(([, file]) => file);
    expect(files).toHaveLength(2);
    for (const file of files) expect(file).toMatch(/^"?\/_portico\/fonts\/[\d.]+\/(?:inter|lora)-latin-/);
    expect(css).not.toMatch(/@import|https?:/);
  });

  it('preloads the Latin part of each family once', () => {
    expect(
      fontPreloads([
        { id: 'inter', weights: [400], hasItalic: true },
        { id: 'inter', weights: [700], hasItalic: false },
      ]),
    ).toEqual(['/_portico/fonts/5.3.0/inter-latin-wght-normal.woff2']);
  });

  it('knows which parts of a font a text needs', () => {
    expect([...subsetsOf('Plain – text')]).toEqual(['latin']);
    expect([...subsetsOf('Łódź и море')].toSorted()).toEqual(['cyrillic', 'latin', 'latin-ext']);
  });
});
