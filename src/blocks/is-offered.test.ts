import { describe, expect, it } from 'vitest';
import { isOffered } from './is-offered.ts';

const after = {
  control: 'slider',
  label: 'After',
  min: 1,
  max: 60,
  when: [
    { field: 'lightbox', is: [true] },
    { field: 'autoplay', is: ['next', 'random'] },
  ],
} as const;

describe('what a panel offers', () => {
  it.each([
    { lightbox: true, autoplay: 'next', isOffered: true },
    { lightbox: true, autoplay: 'off', isOffered: false },
    { lightbox: false, autoplay: 'next', isOffered: false },
    { isOffered: false },
  ])('follows the other values: %j', ({ isOffered: expected, ...data }) => {
    expect(isOffered(after, data)).toBe(expected);
  });

  it('offers a control without conditions always', () => {
    expect(isOffered({ control: 'toggle', label: 'Lightbox' }, {})).toBe(true);
  });
});
