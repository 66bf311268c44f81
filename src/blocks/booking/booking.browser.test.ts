import { translateEnglish } from '#messages/translator.ts';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { JsonValue } from '#lib/json.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { mount } from './behaviour.ts';
import { booking } from './index.ts';
import { bookingDefaults } from './schema.ts';
import { bookingStep, bookingTheme } from './state.ts';

let shown: MountedBlock | undefined;
afterEach(() => shown?.unmount());

const PERSON = { id: 'a', displayName: 'Ada' };

function show(authenticatedAccount: JsonValue = null) {
  shown = mountBlock(booking, { ...bookingDefaults(), url: 'https://cal.com/portico/visit' }, mount, {
    pageContext: { authenticatedAccount },
  });
  return shown;
}

it.each([
  [849, 'narrow'],
  [850, 'narrow'],
  [850.5, 'wide'],
  [1200, 'wide'],
])('has at %d px the %s theme [BLK-64] [BLK-69]', (width, theme) => {
  expect(bookingTheme(width)).toBe(theme);
});

it.each([
  ['asked', true, 'alert'],
  ['consent', true, 'none'],
  ['asked', false, 'show-calendar'],
  ['consent', false, 'show-calendar'],
] as const)('answers %s of somebody logged in (%s) with %s [BLK-65]', (cause, isLoggedIn, effect) => {
  expect(bookingStep(cause, isLoggedIn)).toBe(effect);
});

it('takes its theme from its own width, again after a resize [BLK-64] [BLK-69]', async () => {
  const { root } = show();
  const theme = () => root.querySelector<HTMLElement>('.portico-block-booking')?.dataset['theme'];
  root.style.inlineSize = '850px';
  await expect.poll(theme).toBe('narrow');
  root.style.inlineSize = '851px';
  await expect.poll(theme).toBe('wide');
});

it('tells somebody who is logged in to log out, and loads nothing [BLK-65] [BLK-70] [ROLE-37] [ROLE-38]', async () => {
  const { root, alerts } = show(PERSON);
  shown?.giveConsent();
  root.querySelector('a')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(alerts).toEqual(['Booking is in preview mode while you are logged in. Log out to make a booking.']);
  expect(root.querySelector('iframe')).toBeNull();
});

it('asks nothing of the service before the visitor does, then shows its calendar [BLK-71]', async () => {
  const { root } = show();
  expect(root.querySelector('a')?.getAttribute('href')).toBe('https://cal.com/portico/visit');
  expect(root.querySelector('iframe')).toBeNull();
  root.querySelector('a')?.focus();
  await userEvent.keyboard(' ');
  expect(root.querySelector('iframe')?.src).toBe('https://cal.com/portico/visit?embed=true');
});

it('logs a failure and shows the visitor none [BLK-66]', async () => {
  const reports: string[] = [];
  const root = document.createElement('div');
  root.innerHTML =
    '<div class="portico-block-booking"><a data-embed-src="x" href="#">Book</a><div class="booking-calendar"></div></div>';
  document.body.append(root);
  const unmount = mount(root, {
    document,
    window,
    translate: translateEnglish,
    prefersReducedMotion: () => true,
    call: () => Promise.resolve(null),
    registerCloseTarget: () => () => undefined,
    alert: () => Promise.reject(new Error('no popup')),
    openLightbox: () => Promise.resolve(null),
    findImageLoader: () => Promise.resolve(null),
    openDialog: () => Promise.reject(new Error('no popup')),
    onConsent: () => () => undefined,
    report: (message) => reports.push(message),
    pageContext: () => PERSON,
    member: () => Promise.resolve(null),
  });
  root.querySelector('a')?.click();
  await expect.poll(() => reports).toEqual(['Booking block failed']);
  expect(root.textContent).toBe('Book');
  unmount();
  root.remove();
});
