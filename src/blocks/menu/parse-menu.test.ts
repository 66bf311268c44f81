import { expect, it } from 'vitest';
import { NOTHING_LOADED } from '../needs/need.ts';
import { menu } from './index.ts';
import { parseMenu } from './parse-menu.ts';
import { advanceTabs } from './tabs.ts';

it('reads menus, sections, items, descriptions, prices and variants', () => {
  const text =
    'Lunch\n===\nUntil three.\n\nStarters\n---\nAll with bread.\n\nSoup\nBasil\nOil\n$7\n+ Large $9\n\nSalad\n\nDrinks\n====\n\nWater\n$3';
  expect(parseMenu(text, '$')).toEqual([
    {
      title: 'Lunch',
      description: ['Until three.'],
      sections: [
        {
          title: 'Starters',
          description: ['All with bread.'],
          items: [
            {
              name: 'Soup',
              description: ['Basil', 'Oil'],
              prices: [
                { label: '', amount: '$7' },
                { label: 'Large', amount: '$9' },
              ],
            },
            { name: 'Salad', description: [], prices: [] },
          ],
        },
      ],
    },
    {
      title: 'Drinks',
      description: [],
      sections: [
        {
          title: '',
          description: [],
          items: [{ name: 'Water', description: [], prices: [{ label: '', amount: '$3' }] }],
        },
      ],
    },
  ]);
});

it.each(['', '===', '---\n===', '\n\n', '- -', '=====\nx', '+ a'])('reads %j without failing', (text) => {
  expect(Array.isArray(parseMenu(text, '€'))).toBe(true);
});

it('follows the direction of the page with the arrow keys [BLK-19]', () => {
  const state = { selected: 0, focused: 0 };
  expect(advanceTabs(state, 'ArrowRight', 3).focused).toBe(1);
  expect(advanceTabs(state, 'ArrowRight', 3, true).focused).toBe(2);
  expect(advanceTabs(state, 'x', 3)).toBe(state);
});

it.each([
  ['', false],
  ['Red\n$5', false],
  ['Wine\n====\n\nRed\n$5', false],
  ['Wine\n====\n\nRed\n$5\n\nTea\n===\n\nGreen\n$3', true],
])('brings its script only to pages where there are tabs: %j [BLK-22]', (text, expected) => {
  expect(menu.needsBehaviour?.({ text, currency: '$', layout: 'list' }, NOTHING_LOADED)).toBe(expected);
});
