import { expect, it } from 'vitest';
import { contrastOf, TEXT_CONTRAST } from '#domain/palette/contrast.ts';
import { errorColorOn } from './error-color.ts';

it.each(['#ffffff', '#ece5d9', '#2d2a26', '#000000', '#a8432d', '#c4182b', '#777777'])(
  'messages about mistakes can be read on %s',
  (background) => {
    expect(contrastOf(errorColorOn(background), background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  },
);

it('is a plain red on white', () => {
  expect(errorColorOn('#ffffff')).toBe('#c4182b');
});
