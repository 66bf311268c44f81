import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataCallError } from '#domain/data-call/data-call-error.ts';
import { newField } from '#domain/forms/new-field.ts';
import { isProof, readProofAnswer } from '#domain/forms/proof-of-work.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { TEST_BLOCK_ID } from '../testing/test-block-context.tsx';
import { mount } from './behaviour.ts';
import { form } from './index.ts';
import { formDefaults, type FormData } from './schema.ts';

let mounted: MountedBlock | undefined;
afterEach(() => {
  mounted?.unmount();
  Reflect.deleteProperty(window, 'turnstile');
  vi.restoreAllMocks();
});

const KEY = { data: { key: 'k' } };
const CHALLENGE = { data: { challenge: '1.a.b' } };

function show(answers: (JsonValue | Error)[], changes: Partial<FormData> = {}, siteKey?: string) {
  const fields = [{ ...newField('text', 't'), title: 'Name' }];
  mounted = mountBlock(
    form,
    { ...formDefaults(), fields, captcha: true, ...changes },
    (root, environment) => {
      root.querySelector('form')?.setAttribute('data-min-fill', '0');
      if (siteKey !== undefined) {
        const element = root.querySelector<HTMLElement>('.form-captcha');
        Object.assign(element?.dataset ?? {}, { captcha: 'turnstile', siteKey });
      }
      return mount(root, environment);
    },
    { answers },
  );
  return mounted;
}

const box = () => page.getByRole('checkbox', { name: 'I am a person' });
const submit = () => page.getByRole('button', { name: 'Submit' });
const saved = (calls: MountedBlock['calls']) =>
  calls.find((call) => call.path.endsWith('SaveFormSubmission'))?.body as JsonObject | undefined;
function sentText(calls: MountedBlock['calls'], name: string): string {
  const value = saved(calls)?.[name];
  return typeof value === 'string' ? value : '';
}
const failure = new DataCallError('answer', 'failed', { url: '/api', status: 500, body: null });

it('sends nothing before its captcha is completed, then its answer [FORM-40] [FORM-41] [FBLD-74]', async () => {
  const { calls } = show([CHALLENGE, KEY, {}]);
  await expect.element(box()).toBeVisible();
  await userEvent.click(submit());
  await expect.element(page.getByText('Complete CAPTCHA before submitting.')).toBeVisible();
  expect(calls).toEqual([]);
  await userEvent.click(box());
  await expect.element(page.getByText('Checked.')).toBeVisible();
  expect(page.getByText('Complete CAPTCHA before submitting.').query()).toBeNull();
  await userEvent.click(submit());
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(calls[0]?.path).toBe(`/api/form/CaptchaChallenge?formId=${TEST_BLOCK_ID}`);
  const answer = readProofAnswer(sentText(calls, 'captchaKey'));
  expect(isProof(answer?.challenge ?? '', answer?.number ?? -1)).toBe(true);
});

it('is completed by the keyboard, and without findings of axe', async () => {
  const { root } = show([CHALLENGE]);
  await expect.element(box()).toBeVisible();
  (box().element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Checked.')).toBeVisible();
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((each) => each.id)).toEqual([]);
});

it('gets a fresh captcha after a failed submission; submit waits for it, entries stay [FORM-42] [FORM-43] [FORM-52]', async () => {
  const { calls } = show([CHALLENGE, KEY, failure, CHALLENGE, KEY, {}]);
  await userEvent.fill(page.getByLabelText('Name'), 'Ada');
  await userEvent.click(box());
  await expect.element(page.getByText('Checked.')).toBeVisible();
  await userEvent.click(submit());
  await expect.element(page.getByText('Unable to send form. Please try again later.')).toBeVisible();
  await expect.element(box()).not.toBeChecked();
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(submit(), { force: true });
  expect(calls).toHaveLength(3);
  await userEvent.click(box());
  await expect.element(submit()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(submit());
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(JSON.parse(sentText(calls, 'form'))).toEqual({ [`${TEST_BLOCK_ID}-t`]: 'Ada' });
});

it('says on the page and the console that the captcha cannot be set up; submit stays disabled [FORM-44] [FORM-45] [FBLD-75]', async () => {
  const { reports, calls } = show([failure]);
  await userEvent.click(box());
  await expect
    .element(
      page.getByText(
        'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.',
      ),
    )
    .toBeVisible();
  expect(reports).toEqual(['Could not render form']);
  await expect.element(submit()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(submit(), { force: true });
  expect(calls).toHaveLength(1);
});

it('loads nothing of the provider before the visitor agrees or asks for it; then its answer is sent [FORM-41] [FORM-46]', async () => {
  const widget: { sitekey?: string; callback?: (answer: string) => void } = {};
  const reset = vi.fn<() => void>();
  Object.assign(window, {
    turnstile: {
      render: (_element: HTMLElement, options: object) => {
        Object.assign(widget, options);
        return 'widget';
      },
      reset,
      remove: () => undefined,
    },
  });
  const { calls, root } = show([KEY, failure], {}, '0x4AAA');
  const load = page.getByRole('button', { name: 'Load the CAPTCHA' });
  await expect.element(load).toBeVisible();
  expect([widget.sitekey, document.querySelector('script[src*="cloudflare"]')]).toEqual([undefined, null]);
  await userEvent.click(load);
  await expect.poll(() => widget.sitekey).toBe('0x4AAA');
  widget.callback?.('token');
  await userEvent.click(submit());
  await expect.element(page.getByText('Unable to send form. Please try again later.')).toBeVisible();
  expect(saved(calls)?.['captchaKey']).toBe('token');
  expect(reset).toHaveBeenCalledWith('widget');
  expect(root.querySelector('script')).toBeNull();
});

it('starts the provider’s captcha by itself once consent is given; a script that does not load is told [FORM-44] [FORM-45]', async () => {
  const shown = show([], {}, '0x4AAA');
  await expect.element(page.getByRole('button', { name: 'Load the CAPTCHA' })).toBeVisible();
  const append = vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof Node) queueMicrotask(() => node.dispatchEvent(new Event('error')));
  });
  shown.giveConsent();
  await expect
    .element(
      page.getByText(
        'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.',
      ),
    )
    .toBeVisible();
  expect(append).toHaveBeenCalledOnce();
  expect(shown.reports).toEqual(['Could not render form']);
});

it('opens in an overlay, where it keeps what was typed, and says so when it is sent [FORM-60] [FBLD-72]', async () => {
  const { calls, root } = show([KEY, {}], {
    captcha: false,
    opensInOverlay: true,
    overlayButtonText: 'Write to us',
  });
  const open = page.getByRole('button', { name: 'Write to us' });
  expect(page.getByLabelText('Name').query()?.checkVisibility() ?? false).toBe(false);
  await userEvent.click(open);
  await userEvent.fill(page.getByRole('dialog').getByLabelText('Name'), 'Ada');
  const { violations } = await axe.run(document.querySelector('dialog') ?? root, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map((each) => each.id)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(page.getByRole('dialog').query()).toBeNull();
  (open.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ada');
  await userEvent.click(submit());
  await expect.element(page.getByRole('dialog').getByText('Thank you!')).toBeVisible();
  expect(saved(calls)?.['isOverlayForm']).toBe(true);
});
