import { expect, it } from 'vitest';
import { CENTRE } from './focal-point.ts';
import { IMAGE_MODES, imageModeOf, imageModeStyle } from './image-mode.ts';

it.each(IMAGE_MODES)('accepts the mode %s [IMG-24]', (mode) => {
  expect(imageModeOf(mode)).toBe(mode);
});

it.each(['cover', 'FIT', '', undefined, 0, false, {}])('refuses the mode %j [IMG-24]', (value) => {
  expect(() => imageModeOf(value)).toThrow('must be fit, fill, none or null');
});

it('shows the whole image to fit, crops around the focal point to fill, else leaves it to the page [IMG-25] [IMG-28]', () => {
  const point = { x: 0.25, y: 0.4 };
  expect(imageModeStyle('fit', point)).toEqual({ objectFit: 'contain', objectPosition: '50% 50%' });
  expect(imageModeStyle('fill', point)).toEqual({ objectFit: 'cover', objectPosition: '25% 40%' });
  expect(imageModeStyle('fill', CENTRE)?.objectPosition).toBe('50% 50%');
  expect(imageModeStyle('none', point)).toBeNull();
  expect(imageModeStyle(null, point)).toBeNull();
});
