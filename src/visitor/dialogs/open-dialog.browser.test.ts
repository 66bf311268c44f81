import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataCallError } from '#domain/data-call/data-call-error.ts';
import { POPUP_BUTTONS, type PopupStyle } from '#domain/dialogs/popup-styles.ts';
import { createCloseTargets } from '../close-targets.ts';
import { windowWith } from '../testing/page-window.ts';
import { showAlert } from './alert-popup.ts';
import { askForConfirmation, keepConfirmation } from './confirmation-popup.ts';
import { openDialog, type DialogOptions, type OpenDialog } from './open-dialog.ts';
import { showSystemError } from './system-error-overlay.ts';

const host = { window, closeTargets: createCloseTargets() };
let opener: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Page</h1><button>Open</button><a href="#x">Behind</a></main>';
  opener = document.querySelector('button') ?? document.createElement('button');
  opener.focus();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function open(name: string, changes: Partial<DialogOptions> = {}): OpenDialog {
  const field = document.createElement('input');
  field.setAttribute('aria-label', `${name} field`);
  const button = document.createElement('button');
  button.textContent = `${name} button`;
  const dialog: OpenDialog = openDialog(host, {
    name,
    content: [field, button],
    className: 'portico-popup',
    cancel: () => void dialog.close(),
    ...changes,
  });
  return dialog;
}

it('lies at 30000 and each further dialog above the earlier one; Escape takes the uppermost first [OVER-62] [OVER-64] [NAV-24] [NAV-33]', async () => {
  const dialogs = [open('First'), open('Second'), open('Third')];
  expect(dialogs.map(({ element }) => element.style.zIndex)).toEqual(['30000', '30001', '30002']);
  expect(host.closeTargets.count).toBe(3);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialogs.map(({ element }) => element.isConnected)).toEqual([true, true, false]);
  host.closeTargets.closeTop();
  await expect.poll(() => dialogs.map(({ element }) => element.isConnected)).toEqual([true, false, false]);
  expect(host.closeTargets.count).toBe(1);
  await dialogs[0]?.close();
});

it('keeps the focus inside and gives it back, through dialogs that are gone', async () => {
  const first = open('First');
  expect(document.activeElement).toBe(first.element.querySelector('input'));
  for (let presses = 0; presses < 5; presses += 1) await userEvent.tab();
  expect(document.querySelector('main')?.contains(document.activeElement)).toBe(false);
  first.element.querySelector('button')?.focus();
  const second = open('Second');
  await first.close();
  await second.close();
  expect(document.activeElement).toBe(opener);
});

it('keeps the page behind from scrolling until the last dialog is gone [OVER-93]', async () => {
  const { style } = document.documentElement;
  const [first, second] = [open('First'), open('Second')];
  await first.close();
  expect(style.overflow).toBe('hidden');
  await second.close();
  expect(style.overflow).toBe('');
});

it('is cancelled by a click behind, not by one inside or by a text selected out of it [OVER-48]', async () => {
  const cancel = vi.fn<() => void>();
  const dialog = open('First', { cancel });
  const { element } = dialog;
  await userEvent.click(element, { position: { x: 4, y: 4 } });
  element.querySelector('input')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { clientX: 1, clientY: 1 }));
  expect(cancel).not.toHaveBeenCalled();
  element.dispatchEvent(new PointerEvent('pointerdown', { clientX: 1, clientY: 1, pointerType: 'touch' }));
  element.dispatchEvent(new MouseEvent('click', { clientX: 1, clientY: 1 }));
  expect(cancel).toHaveBeenCalledOnce();
  await dialog.close();
});

it('counts as hidden after 600 ms where the end of the animation is not reported [OVER-50]', async () => {
  const dialog = open('First');
  const { element } = dialog;
  vi.useFakeTimers();
  element.animate = () => ({ finished: new Promise(() => undefined) }) as unknown as Animation;
  const hidden = vi.fn<() => void>();
  void dialog.hide().then(hidden);
  await vi.advanceTimersByTimeAsync(599);
  expect([element.open, hidden.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([element.open, hidden.mock.calls.length]).toEqual([false, 1]);
  vi.useRealTimers();
});

it('hides at once for who prefers reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const dialog = open('First');
  const { element } = dialog;
  element.animate = () => expect.fail('animated');
  await dialog.hide();
  expect(element.open).toBe(false);
});

it('destroys a confirmation once hidden, or keeps it for asking again [OVER-49]', async () => {
  const texts = { title: 'Really?', message: 'This matters.' };
  const once = askForConfirmation(host, texts);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(await once).toBe('confirmed');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  const kept = keepConfirmation(host, texts);
  const first = kept.ask();
  const element = document.querySelector('dialog');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect([await first, element?.isConnected, element?.open]).toEqual(['cancelled', true, false]);
  const second = kept.ask();
  expect([document.querySelector('dialog'), element?.open]).toEqual([element, true]);
  await userEvent.keyboard('{Enter}');
  expect(await second).toBe('confirmed');
  kept.destroy();
  await expect.poll(() => element?.isConnected).toBe(false);
});

it('takes its own words for the buttons, is an alertdialog 350 px wide with 20 px inside [OVER-51] [OVER-53]', async () => {
  const answer = askForConfirmation(host, {
    title: 'Leave?',
    message: 'What you typed is lost.',
    style: 'confirm-or-reject',
    texts: { confirm: 'Leave', reject: 'Stay' },
  });
  const dialog = document.querySelector('dialog');
  expect([...document.querySelectorAll('dialog button')].map((each) => each.textContent)).toEqual([
    'Leave',
    'Stay',
  ]);
  expect([dialog?.role, dialog?.offsetWidth, dialog && getComputedStyle(dialog).padding]).toEqual([
    'alertdialog',
    350,
    '20px',
  ]);
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Stay' }));
  expect(await answer).toBe('rejected');
});

it.each(Object.keys(POPUP_BUTTONS) as PopupStyle[])(
  'a %s popup is cancelled by Escape and by a click behind [OVER-47] [OVER-48] [OVER-52]',
  async (style) => {
    const ask = () => askForConfirmation(host, { title: 'Really?', message: 'This matters.', style });
    const byEscape = ask();
    await userEvent.keyboard('{Escape}');
    expect(await byEscape).toBe('cancelled');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    const byClick = ask();
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
    expect([await byClick, host.closeTargets.count]).toEqual(['cancelled', 0]);
  },
);

it('loads the page again from the system-error overlay [OVER-73]', async () => {
  const reload = vi.fn<() => void>();
  const own = windowWith({ location: { host: 'shop.example', reload } as unknown as Location });
  const error = new DataCallError('network', 'lost', { url: '/api/x', status: null, body: null });
  showSystemError({ ...host, window: own }, error, false);
  await expect.element(page.getByRole('alertdialog', { name: 'Something Went Wrong!' })).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Reload Page');
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(reload).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

it('shows an alert in the page with one button Okay, closed by Escape as well [OVER-60] [OVER-61]', async () => {
  const closed = showAlert(host, 'Please book on the published site.');
  expect(document.querySelector('dialog')?.textContent).toBe('Please book on the published site.Okay');
  await userEvent.click(page.getByRole('button', { name: 'Okay' }));
  await closed;
  const again = showAlert(host, 'Again');
  await userEvent.keyboard('{Escape}');
  await again;
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

it('brings its stylesheet with the first overlay of a page, once [DATA-52]', async () => {
  document.adoptedStyleSheets = [];
  const first = open('First');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  const second = open('Second');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  await second.close();
  await first.close();
});
