import { expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import { fontOfDesign } from '#domain/design/font-of-design.ts';

const ID = 'own_0199f3b4c0de0a1b2c3d4e5f';
const face = (minWeight: number, maxWeight: number, isItalic = false) => ({
  fileId: '0199f3b4c0de0a1b2c3d4e60',
  address: `/s/fonts/${'0'.repeat(31)}${isItalic ? 1 : 0}.woff2`,
  minWeight,
  maxWeight,
  isItalic,
});
const designWith = (ownFonts: object, heading = ID) =>
  parseDesign({ id: 'design', type: 'design', fonts: { heading }, ownFonts } as never);

it('shows an uploaded family in headings, from the files of the site [DSGN-61]', () => {
  const design = designWith({ [ID]: { name: 'Studio Sans', faces: [face(400, 400), face(400, 400, true)] } });
  const css = pageStyles({ design, blockTypes: [], subsets: new Set(['latin']) });
  expect(css).toContain(`--font-heading:"${ID}", sans-serif`);
  expect(css).toContain('--font-heading-weight:400');
  expect(css.match(new RegExp(`@font-face{font-family:"${ID}"`, 'g'))).toHaveLength(2);
  expect(css).toContain('font-style:italic;font-weight:400;');
  const other = designWith({ [ID]: { name: 'Studio Sans', faces: [face(400, 400)] } }, 'lora');
  expect(pageStyles({ design: other, blockTypes: [] })).not.toContain('/s/fonts/');
});

it('has the machine’s own font take the room of an uploaded one until it is there [DSGN-61]', () => {
  const measures = { ascent: 1.2, descent: 0.3, lineGap: 0.1, width: 0.5 };
  const faces = [
    { ...face(400, 400), measures },
    { ...face(700, 700), measures: { ...measures, width: 0.55 } },
  ];
  const design = designWith({ [ID]: { name: 'Studio Serif', fallback: 'serif', faces } });
  const css = pageStyles({ design, blockTypes: [], subsets: new Set(['latin']) });
  expect(css).toContain(`--font-heading:"${ID}", "${ID} Fallback", serif`);
  const standIn = (weight: string) =>
    css.split('@font-face').find((rule) => rule.includes(`"${ID} Fallback";font-weight:${weight}`)) ?? '';
  expect(standIn('100 500')).toContain('local("Times New Roman")');
  // 0.5 against the 0.413 of Times New Roman; 0.55 against the 0.4347 of its bold.
  expect(standIn('100 500')).toContain(
    'size-adjust:121.07%;ascent-override:99.12%;descent-override:24.78%;line-gap-override:8.26%',
  );
  expect(standIn('501 1000')).toContain('size-adjust:126.52%');
  const late = pageStyles({
    design,
    blockTypes: [],
    subsets: new Set(['latin']),
    hasLateFonts: true,
  } as never);
  expect(late).toContain(`"${ID} Fallback"`);
});

it.each([
  ['none', undefined],
  ['a width of nothing', { ascent: 1, descent: 0.2, lineGap: 0, width: 0 }],
  ['a rule in their place', '1);}body{display:none'],
])('does without a stand-in for a font with measures of %s [DSGN-61]', (_, measures) => {
  const design = designWith({ [ID]: { name: 'Studio Sans', faces: [{ ...face(400, 400), measures }] } });
  const css = pageStyles({ design, blockTypes: [], subsets: new Set(['latin']) });
  expect(css).toContain(`--font-heading:"${ID}", sans-serif`);
  expect(css).not.toContain(`"${ID} Fallback"`);
});

it.each([
  [[face(100, 900)], { min: 100, max: 900 }],
  [
    [face(700, 700), face(400, 400), face(400, 400, true)],
    [400, 700],
  ],
])('offers the weights of its files: %j [DSGN-61]', (faces, weights) => {
  const design = designWith({ [ID]: { name: 'Studio Sans', faces } });
  expect(fontOfDesign(design, ID)?.weights).toEqual(weights);
});

it.each([
  ['another address', { name: 'A', faces: [{ ...face(400, 400), address: 'https://example.com/a.woff2' }] }],
  ['an address with a quote', { name: 'A', faces: [{ ...face(400, 400), address: '/s/fonts/a)"}.woff2' }] }],
  ['no file', { name: 'A', faces: [] }],
])('keeps no family with %s: the machine’s own font stands in [DSGN-61]', (_, font) => {
  const design = designWith({ [ID]: font, 'own_x"': { name: 'B', faces: [face(400, 400)] } });
  expect(design.ownFonts).toEqual([]);
  expect(pageStyles({ design, blockTypes: [] })).toContain('--font-heading:system-ui');
});
