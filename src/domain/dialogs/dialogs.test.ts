import { expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import {
  DEFAULT_POPUP_STYLE,
  INFORMATION_MS,
  POPUP_BUTTONS,
  POPUP_OUTCOMES,
  POPUP_PADDING,
  POPUP_WIDTH,
  HIDE_TIMEOUT_MS,
} from './popup-styles.ts';
import { systemErrorText } from './system-error.ts';

it('has four popup styles with their buttons and outcomes, confirm-or-cancel by default [OVER-41] [OVER-42] [OVER-43] [OVER-44] [OVER-45] [OVER-46]', () => {
  expect(POPUP_BUTTONS).toEqual({
    'confirm-or-reject': ['confirm', 'reject'],
    'confirm-or-cancel': ['confirm', 'cancel'],
    'confirm-only': ['confirm'],
    'no-buttons': [],
  });
  expect(DEFAULT_POPUP_STYLE).toBe('confirm-or-cancel');
  expect(POPUP_OUTCOMES).toEqual({ confirm: 'confirmed', reject: 'rejected', cancel: 'cancelled' });
});

it('has the sizes and times of popups [OVER-50] [OVER-51] [OVER-56]', () => {
  expect([HIDE_TIMEOUT_MS, POPUP_WIDTH, POPUP_PADDING, INFORMATION_MS]).toEqual([600, 350, 20, 2000]);
});

const error = { isNetwork: false, serverText: null, url: '/api/x', format: 'JSON', message: 'Broken' };
it.each([
  [
    error,
    false,
    ['This error has been logged and reported. Please reload the page and try again.'],
    'OVER-69] [OVER-75] [OVER-76',
  ],
  [error, true, ['/api/x', 'JSON', 'Broken'], 'OVER-72'],
  [
    { ...error, isNetwork: true },
    false,
    ['Unable to connect to shop.example. Please try again.'],
    'OVER-70] [DATA-48',
  ],
  [{ ...error, isNetwork: true, serverText: 'Closed.' }, true, ['Closed.'], 'OVER-71'],
] as const)(
  'tells of %j in development %s: %j [OVER-68] [OVER-77] [%s]',
  (facts, isDevelopment, lines, _ids) => {
    const text = systemErrorText(facts, 'shop.example', isDevelopment);
    expect(translateEnglish(text.heading)).toBe('Something Went Wrong!');
    expect(text.lines.map((line) => (typeof line === 'string' ? line : translateEnglish(line)))).toEqual(
      lines,
    );
  },
);
