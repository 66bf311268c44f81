import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastOf } from '#domain/palette/contrast.ts';
import { colorsOnAll } from './colors-on-all.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it.each([
  ['light colors', ['#ffffff', '#eef3ef', '#9fd0b0'], '#000000'],
  ['dark colors', ['#17332b', '#2f5d50', '#000000'], '#ffffff'],
  ['one color among dark ones that is nearly light', ['#000000', '#767676'], '#ffffff'],
  ['mostly light, one dark end', ['#ffffff', '#eeeeee', '#555555'], '#000000'],
] as const)('%s take the ink that fails least on its worst stop [DSGN-59]', (_, stops, ink) => {
  expect(colorsOnAll(stops).colors.text).toBe(ink);
});

it('can be read on every stop wherever one ink can [DSGN-59]', () => {
  fc.assert(
    fc.property(hexColor, hexColor, hexColor, (a, b, c) => {
      const stops = [a, b, c] as const;
      const { colors, contrast } = colorsOnAll(stops);
      const inks = ['#000000', '#ffffff'].map((ink) =>
        Math.min(...stops.map((stop) => contrastOf(ink, stop))),
      );
      expect(contrast).toBeCloseTo(Math.max(...inks));
      if (contrast < 4.6) return;
      for (const stop of stops) {
        for (const part of [colors.text, colors.heading, colors.link, colors.muted]) {
          expect(contrastOf(part, stop)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }),
  );
});
