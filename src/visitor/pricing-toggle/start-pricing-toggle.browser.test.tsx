import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { parseDesign } from '#domain/design/design-settings.ts';
import type { PlanCard, PlansPart } from '#site/content/plan-card.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { AccountView } from '#site/page/account-view.tsx';
import { pageStyles } from '#site/page-styles.ts';
import accountStyles from '#site/styles/account.css?inline';
import { startPricingToggle } from './start-pricing-toggle.ts';

const join = (plan: string) =>
  ({ kind: 'link', href: `/account/signup?plan=${plan}`, label: 'Join' }) as const;
const card = (title: string, prices: PlanCard['prices']): PlanCard => ({
  title,
  image: null,
  description: '',
  benefits: ['Everything'],
  prices,
  notes: [],
  isHeld: false,
  acts: [],
});
const part = (selected: 'month' | 'year'): PlansPart => ({
  kind: 'plans',
  toggle: {
    label: 'How you pay',
    selected,
    sides: [
      { side: 'month', label: 'Monthly' },
      { side: 'year', label: 'Yearly' },
    ],
  },
  plans: [
    card('Gold', [
      { side: 'month', price: '$10.00 every month', notes: [], act: join('month') },
      { side: 'year', price: '$100.00 every year', notes: ['You save 16%'], act: join('year') },
    ]),
    card('Silver', [{ side: null, price: '$5.00 every month', notes: [], act: join('silver') }]),
  ],
});

const style = document.createElement('style');
afterEach(() => {
  document.body.replaceChildren();
  style.remove();
});

function show(selected: 'month' | 'year' = 'month'): void {
  style.textContent = pageStyles({ design: parseDesign(undefined), blockTypes: [] }) + accountStyles;
  document.head.append(style);
  document.documentElement.lang = 'en';
  document.title = 'Plans';
  document.body.innerHTML = renderMarkup(
    <main>
      <AccountView content={{ title: 'Plans', parts: [part(selected)] }} />
    </main>,
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const isVisible = (element: HTMLElement) => element.checkVisibility();
const visible = (selector: string) => all(selector).filter(isVisible);
const prices = () => visible('.plan-price strong').map(({ textContent }) => textContent);
const joins = () => visible('.plan-price a').map((link) => link.getAttribute('href')?.split('plan=')[1]);
const state = () =>
  all('.account-toggle button').map((button) => [
    button.textContent,
    button.getAttribute('aria-pressed'),
    button.classList.contains('selected'),
  ]);
const button = (name: string) => {
  const found = all('.account-toggle button').find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
};

it('stands nowhere without scripts, and both prices do with a link each [MEMB-48]', () => {
  show();
  expect(visible('.account-toggle')).toEqual([]);
  expect(prices()).toEqual(['$10.00 every month', '$100.00 every year', '$5.00 every month']);
  expect(joins()).toEqual(['month', 'year', 'silver']);
});

it('has two options, the first selected at the start, with its prices and buttons [BLK-92, BLK-98, COMM-104]', () => {
  show();
  startPricingToggle(document);
  expect(visible('.account-toggle')).toHaveLength(1);
  expect(state()).toEqual([
    ['Monthly', 'true', true],
    ['Yearly', 'false', false],
  ]);
  expect(prices()).toEqual(['$10.00 every month', '$5.00 every month']);
  expect(joins()).toEqual(['month', 'silver']);
});

it('swaps what is pressed, selected and shown, and a single price stays [BLK-93, BLK-94, BLK-95, BLK-96, MEMB-48, MEMB-49]', async () => {
  show();
  startPricingToggle(document);
  await userEvent.click(button('Yearly'));
  expect(state()).toEqual([
    ['Monthly', 'false', false],
    ['Yearly', 'true', true],
  ]);
  expect(prices()).toEqual(['$100.00 every year', '$5.00 every month']);
  expect(visible('.plan-price small').map(({ textContent }) => textContent)).toEqual(['You save 16%']);
  expect(joins()).toEqual(['year', 'silver']);
  // By keyboard, too.
  button('Monthly').focus();
  await userEvent.keyboard('{Enter}');
  expect(prices()).toEqual(['$10.00 every month', '$5.00 every month']);
  expect(document.activeElement).toBe(button('Monthly'));
});

it('does nothing when the selected option is pressed [BLK-97]', async () => {
  show();
  startPricingToggle(document);
  const before = document.body.innerHTML;
  await userEvent.click(button('Monthly'));
  expect(document.body.innerHTML).toBe(before);
});

it('begins with the side that somebody came back to', () => {
  show('year');
  startPricingToggle(document);
  expect(prices()).toEqual(['$100.00 every year', '$5.00 every month']);
});

it('is accessible, and fits a narrow window', async () => {
  show();
  startPricingToggle(document);
  expect((await axe.run(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  document.body.style.inlineSize = '320px';
  expect(all('.account-plans')[0]?.scrollWidth).toBeLessThanOrEqual(320);
  document.body.style.removeProperty('inline-size');
});
