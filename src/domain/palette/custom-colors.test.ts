import { describe, expect, it } from 'vitest';
import { createCustomColorId, isCustomColorId, type CustomColorId } from './color-ids.ts';
import {
  customColorsSchema,
  customColorTitle,
  MAX_CUSTOM_COLORS,
  moveCustomColor,
  nextPosition,
} from './custom-colors.ts';
import { nearestSystemColor } from './nearest-system-color.ts';
import { paletteSchema } from './palette.ts';

const colors = customColorsSchema.parse({
  custom_b: { name: 'Sand', color: '#d8c9a8', position: 2 },
  custom_a: { name: 'Sky', color: '#8ecae6', position: 1 },
  custom_c: { name: ' ', color: '#123456', position: 3 },
  other: { name: 'No prefix', color: '#123456', position: 4 },
  custom_d: { name: 'No color', color: 'blue', position: 5 },
  custom_e: 7,
});
const names = (list: typeof colors): readonly string[] => list.map(customColorTitle);

describe('own colours', () => {
  it('have random ids that start with custom_ [PAL-05] [PAL-06] [DSGN-29]', () => {
    const ids = Array.from({ length: 50 }, createCustomColorId);
    expect(ids.every((id) => id.startsWith('custom_') && isCustomColorId(id))).toBe(true);
    expect(new Set(ids).size).toBe(50);
    for (const text of ['custom_', 'custom', 'accent', 'custom_A', 'custom_a b']) {
      expect(isCustomColorId(text)).toBe(false);
    }
  });

  it('are read in their order, without what is broken; a nameless one is called by its code', () => {
    expect(names(colors)).toEqual(['Sky', 'Sand', '#123456']);
    expect(nextPosition(colors)).toBe(4);
    expect(nextPosition([])).toBe(1);
  });

  it('are 200 at most, the first of them [PAL-06]', () => {
    const stored = Object.fromEntries(
      Array.from({ length: 201 }, (_, index) => [
        `custom_${index}`,
        { name: `Color ${index}`, color: '#123456', position: 300 - index },
      ]),
    );
    const kept = customColorsSchema.parse(stored);
    expect([kept.length, MAX_CUSTOM_COLORS]).toEqual([200, 200]);
    expect([kept[0]?.name, kept.at(-1)?.name]).toEqual(['Color 200', 'Color 1']);
  });

  it.each([
    ['custom_a', 1, ['Sand', 'Sky', '#123456']],
    ['custom_c', 0, ['#123456', 'Sky', 'Sand']],
    ['custom_a', 99, ['Sand', '#123456', 'Sky']],
    ['custom_b', -1, ['Sand', 'Sky', '#123456']],
    ['custom_gone', 0, ['Sky', 'Sand', '#123456']],
  ] as const)('are put in order: %s to %i [PAL-06]', (id, index, expected) => {
    const moved = moveCustomColor(colors, id satisfies CustomColorId, index);
    expect(names(moved)).toEqual(expected);
    expect(moved.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it.each([
    ['#fdfdfd', 'white'],
    ['#101010', 'black'],
    ['#2f6050', 'accent'],
    ['#e6ede7', 'lightAccent'],
    ['#16302a', 'darkAccent'],
  ])('fall back to the nearest system colour: %s to %s [PAL-06]', (color, id) => {
    expect(nearestSystemColor(color, paletteSchema.parse({}))).toBe(id);
  });
});
