import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCloseTargets } from '../close-targets.ts';
import { createRuntime } from '../runtime.ts';
import { startShop } from '../start-shop.ts';
import { pageWindow } from '../testing/page-window.ts';
import { TEST_PAGE_CONTEXT } from '../testing/page-context.ts';
import type { ReviewsState } from '#views/reviews/reviews-state.ts';
import { destroy, init } from './reviews/main.ts';

const words = {
  rating: 'Stars',
  stars: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
  review: 'Your review',
  name: 'Your name',
  nameText: 'It stands beside it.',
  send: 'Send',
  sent: 'Thank you.',
  reviewed: 'You have reviewed this.',
  failed: 'It could not be sent.',
};
const product = { id: 'jug', title: 'Jug', image: null, isReviewed: false, isNew: false, problems: null };
const state: ReviewsState = {
  title: 'Write a review',
  text: 'It is looked at first.',
  link: null,
  action: '/reviews/token',
  crumb: 'crumb',
  products: [product, { ...product, id: 'cup', title: 'Cup', isReviewed: true }],
  maxLength: 2000,
  maxName: 100,
  words,
};

afterEach(() => {
  destroy();
  document.body.innerHTML = '';
});

function answering(...answers: readonly (ReviewsState | 'lost')[]) {
  const sent: string[] = [];
  const waiting = [...answers];
  const fetch: typeof window.fetch = async (_address, given) => {
    if (given?.body instanceof URLSearchParams) sent.push(given.body.toString());
    const answer = waiting.shift();
    if (answer === undefined || answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ app: 'reviews', state: answer });
  };
  document.body.innerHTML = '<div id="reviews-request-root"><noscript>Scripts</noscript></div>';
  const { page } = pageWindow([], { fetch, document });
  init({ window: page, state });
  return { sent, root: document.querySelector<HTMLElement>('#reviews-request-root') ?? document.body };
}

it('brings the page of a request for reviews its bundle [BLK-78, COMM-105, DATA-62, CONT-157]', async () => {
  const bundle = `data:text/javascript,${encodeURIComponent(
    'export const init = ({ state }) => { globalThis.reviewsBegan = state.title; }; export const destroy = () => {};',
  )}`;
  document.body.innerHTML = '<div id="reviews-request-root"></div>';
  const context = {
    ...TEST_PAGE_CONTEXT,
    rollups: { reviews: bundle },
    appState: { title: 'Write a review' },
  };
  startShop(createRuntime(pageWindow().page, context, createCloseTargets()));
  await expect.poll(() => (globalThis as { reviewsBegan?: string }).reviewsBegan).toBe('Write a review');
});

it('fills the one element of the page, by keyboard alone takes stars and words, and keeps them where they did not arrive [BLK-79, BLK-80]', async () => {
  const done = { ...state, products: [{ ...product, isReviewed: true, isNew: true }] };
  const wrong = {
    ...state,
    products: [{ ...product, problems: { rating: null, text: 'Write a few words.' } }],
  };
  const { sent, root } = answering('lost', wrong, done);
  expect(root.querySelectorAll('form')).toHaveLength(1);
  expect(root.textContent).toContain('You have reviewed this.');
  root.querySelector<HTMLElement>('input[type=radio]')?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await userEvent.tab();
  await userEvent.keyboard('Holds water');
  await userEvent.tab();
  await userEvent.keyboard('Ada{Enter}');
  await expect.poll(() => root.querySelector('[role=alert]')?.textContent).toBe('It could not be sent.');
  const text = () => root.querySelector<HTMLTextAreaElement>('textarea')?.value;
  expect(text()).toBe('Holds water');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => root.textContent).toContain('Write a few words.');
  expect(root.querySelector('[role=alert]')).toBeNull();
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  expect(text()).toBe('Holds water');
  root.querySelector<HTMLElement>('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => root.textContent).toContain('Thank you.');
  expect(root.querySelector('form')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Jug');
  expect(new Set(sent)).toEqual(new Set(['crumb=crumb&product=jug&rating=4&text=Holds+water&name=Ada']));
});
