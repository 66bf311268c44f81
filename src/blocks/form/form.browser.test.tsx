import axe from 'axe-core';
import { createElement } from 'react';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataCallError } from '#domain/data-call/data-call-error.ts';
import { FIELD_KINDS } from '#domain/forms/form-field.ts';
import { newField } from '#domain/forms/new-field.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { TEST_BLOCK_ID, testBlockContext } from '../testing/test-block-context.tsx';
import { mount } from './behaviour.ts';
import { form } from './index.ts';
import { formDefaults, type FormData } from './schema.ts';

let mounted: MountedBlock | undefined;
afterEach(() => mounted?.unmount());

const KEY = { data: { key: 'k' } };

function show(
  changes: Partial<FormData> = {},
  answers: (JsonValue | Error)[] = [],
  context: JsonObject = {},
) {
  mounted = mountBlock(form, { ...formDefaults(), ...changes }, mount, { answers, pageContext: context });
  const element = mounted.root.querySelector('form');
  if (element === null) throw new Error('no form');
  // The time a person needs is not waited for here.
  element.dataset['minFill'] = '0';
  return { ...mounted, form: element };
}

async function fillIn(): Promise<void> {
  await userEvent.fill(field('First Name'), 'Ada');
  await userEvent.fill(field('Last Name'), 'Lovelace');
  await userEvent.fill(field('Email'), 'ada@example.com');
  await userEvent.fill(field('Message'), 'A question.');
}

/** Labels of required fields say so behind their title. */
const field = (title: string) => page.getByLabelText(title, { exact: false });
const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit' }));
/** The values of the save call, as they were sent. */
function sentForm(calls: MountedBlock['calls']): string {
  const body = calls[1]?.body as JsonObject | undefined;
  return (body?.['form'] ?? '') as string;
}
const failure = (status: number | null, body: JsonObject | null) =>
  new DataCallError('answer', 'failed', { url: '/api', status, body });

it('has the markup that tells ids, kinds, required fields and limits [FORM-01] [FORM-05] [FORM-06] [FORM-07] [FORM-09] [FBLD-50] [FBLD-51] [FBLD-52] [FBLD-53]', () => {
  const { root } = show({
    fields: [{ ...newField('textarea', 't'), required: true, maxLength: 20 }, newField('email', 'e')],
  });
  const [text, email] = root.querySelectorAll<HTMLElement>('.form-item.field');
  expect(text?.id).toBe(`${TEST_BLOCK_ID}-t`);
  expect(text?.dataset['maxLength']).toBe('20');
  const control = text?.querySelector('textarea');
  expect([control?.className, control?.ariaRequired, control?.maxLength]).toEqual([
    'field-element required',
    'true',
    -1,
  ]);
  expect(email?.className).toBe('form-item field email');
  expect(email?.querySelector('[aria-required]')).toBeNull();
});

it('sends all values with the page fields after getting a key [FORM-10] [FORM-53] [FORM-54] [FORM-58] [FORM-59] [FORM-60] [FORM-61] [FORM-62] [FORM-72] [FORM-73] [DATA-42] [DATA-43]', async () => {
  const context = {
    pageTitle: 'Contact',
    pageId: 'p',
    contentSource: 'c',
    pagePath: '/contact',
    pagePermissionTypeValue: 1,
  };
  const { calls, root, form: element } = show({}, [KEY, {}], context);
  await fillIn();
  await submit();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(element.hidden).toBe(true);
  expect(document.activeElement).toBe(root.querySelector('.form-success'));
  expect(calls.map((call) => call.path)).toEqual([
    `/api/form/FormSubmissionKey?formId=${TEST_BLOCK_ID}`,
    '/api/form/SaveFormSubmission',
  ]);
  expect(calls[0]?.body).toBeUndefined();
  // A key may be asked for again, what was entered is never sent again by itself.
  expect(calls.map(({ retries }) => retries)).toEqual([2, undefined]);
  const body = calls[1]?.body as JsonObject;
  expect(body).toMatchObject({
    ...context,
    key: 'k',
    formId: TEST_BLOCK_ID,
    collectionId: '0199f3b4c0de0a1b2c3d4e02',
    objectName: 'Contact form',
    isOverlayForm: false,
    submitButtonText: 'Submit',
  });
  expect(JSON.parse(sentForm(calls))).toEqual({
    [`${TEST_BLOCK_ID}-name`]: ['Ada', 'Lovelace'],
    [`${TEST_BLOCK_ID}-email`]: 'ada@example.com',
    [`${TEST_BLOCK_ID}-subject`]: '',
    [`${TEST_BLOCK_ID}-message`]: 'A question.',
  });
});

it('is never sent before the moment that the server asks for, though timers leave out fractions [FORM-54]', async () => {
  let now = 100;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const waitFor = setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((ended: () => void, ms = 0) => {
    const isMissingTime = ms > 0 && ms < 1000 && ms === 1000 - (now - 100);
    const isRoundedTime = ms === Math.ceil(1000 - (now - 100));
    if (!isMissingTime && !isRoundedTime) return waitFor(ended, ms);
    now += Math.trunc(ms);
    return waitFor(ended);
  }) as typeof setTimeout);
  const { calls, form: element } = show({}, [KEY, {}]);
  element.dataset['minFill'] = '1000';
  await fillIn();
  now = 499.3;
  await submit();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  vi.restoreAllMocks();
  expect(calls[1]?.body).toMatchObject({ elapsed: 1000 });
});

it('shows each error above its title, tied to its control, and goes to the first [FORM-24] [FORM-27] [FORM-34] [FORM-37] [FORM-39] [FORM-83] [FORM-84] [FORM-89]', async () => {
  const { root, calls } = show();
  await userEvent.fill(field('Email'), 'nope');
  await submit();
  expect(calls).toEqual([]);
  expect(root.querySelector('.form-error')?.textContent).toBe(
    'One or more fields is invalid, please check your entries.',
  );
  const email = root.querySelector(`[id="${TEST_BLOCK_ID}-email"]`);
  const error = email?.querySelector('.field-error');
  expect(email?.classList.contains('error')).toBe(true);
  expect(error?.textContent).toBe(
    'Email is not valid. Email addresses should follow the format user@domain.com.',
  );
  expect(error?.nextElementSibling?.className).toBe('title');
  const input = email?.querySelector('input');
  expect([input?.ariaInvalid, input?.getAttribute('aria-describedby')]).toEqual(['true', error?.id]);
  expect(document.activeElement).toBe(root.querySelector(`[name="${TEST_BLOCK_ID}-name:First"]`));
});

it('says above the form to scroll down, and below its button to scroll up, both at once [FORM-85] [FORM-86] [FORM-88]', async () => {
  const { root } = show();
  const [above, below] = root.querySelectorAll<HTMLElement>('.form-problem');
  expect([above?.checkVisibility(), below?.checkVisibility()]).toEqual([false, false]);
  await submit();
  expect([above?.checkVisibility(), below?.checkVisibility()]).toEqual([true, true]);
  expect(above?.textContent).toBe('Your form has encountered a problem. Please scroll down to review.');
  expect(below?.textContent).toBe('Your form has encountered a problem. Please scroll up to review.');
  const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? NaN;
  expect(topOf(above)).toBeLessThan(topOf(root.querySelector('.field')));
  expect(topOf(below)).toBeGreaterThan(topOf(root.querySelector('button[type=submit]')));
});

it('takes a field’s message away when it is edited [FORM-99]', async () => {
  const { root } = show();
  await submit();
  await userEvent.fill(field('Message'), 'x');
  const message = root.querySelector(`[id="${TEST_BLOCK_ID}-message"]`);
  expect([
    message?.classList.contains('error'),
    message?.querySelector<HTMLElement>('.field-error')?.hidden,
  ]).toEqual([false, true]);
});

it('locks its button and says so while sending; a second submit makes no call [FORM-49] [FORM-50] [FORM-51]', async () => {
  const { form: element, calls } = show({}, [KEY, {}]);
  await fillIn();
  element.requestSubmit();
  const button = element.querySelector('button');
  expect([button?.textContent, button?.ariaDisabled]).toEqual(['Submitting…', 'true']);
  element.requestSubmit();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(calls.filter((call) => call.path.includes('Key'))).toHaveLength(1);
});

it('returns to its own button and keeps the entries after a failure [FORM-52] [FORM-81] [FORM-82] [FORM-92]', async () => {
  const { root } = show({}, [KEY, failure(429, null)]);
  await fillIn();
  await submit();
  await expect
    .element(page.getByText('Unable to submit form. Submission rate limit exceeded. Please try again later.'))
    .toBeVisible();
  expect(root.querySelector('button')?.textContent).toBe('Submit');
  await expect.element(field('Email')).toHaveValue('ada@example.com');
});

it('shows the server’s errors on their fields [FORM-83]', async () => {
  const id = `${TEST_BLOCK_ID}-subject`;
  const { root } = show({}, [KEY, failure(400, { error: 'E', errors: { [id]: 'Too rude.' } })]);
  await fillIn();
  await submit();
  await expect.element(page.getByText('Too rude.')).toBeVisible();
  expect(document.activeElement?.id).toBe(`${id}-control`);
  expect(root.querySelectorAll('.form-item.error')).toHaveLength(1);
});

it('tells when no key could be got [FORM-56]', async () => {
  const { calls } = show({}, [failure(500, null)]);
  await fillIn();
  await submit();
  await expect
    .element(page.getByText('Could not get a form submission key, please try again later.'))
    .toBeVisible();
  expect(calls).toHaveLength(1);
});

it('is sent as it stands where validation is off [FORM-25] [FORM-26]', async () => {
  const { form: element, calls } = show({}, [KEY, {}]);
  element.dataset['validation'] = 'off';
  await submit();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('runs the owner’s post-submit scripts after a success, not before [FORM-75] [FBLD-69]', async () => {
  const { root } = show(
    { postSubmitHtml: '<p>Pixel</p><script>document.body.dataset.ran = "yes"</script>' },
    [KEY, {}],
  );
  expect(document.body.dataset['ran']).toBeUndefined();
  await fillIn();
  await submit();
  await expect.element(page.getByText('Pixel')).toBeVisible();
  expect(document.body.dataset['ran']).toBe('yes');
  delete document.body.dataset['ran'];
  expect(root.querySelector('template')).not.toBeNull();
});

it('keeps post-submit HTML of other hosts back until the visitor accepts, where the site asks [CONS-63]', async () => {
  const { root, giveConsent } = show(
    { postSubmitHtml: '<p>Pixel</p><script>window.hit = "https://stats.example"</script>' },
    [KEY, {}],
  );
  // As a site that asks its visitors renders it.
  root.querySelector('template')?.setAttribute('data-waits-for-consent', '');
  await fillIn();
  await submit();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(root.textContent).not.toContain('Pixel');
  giveConsent();
  await expect.element(page.getByText('Pixel')).toBeVisible();
});

it('counts "count / max" live and shows when it is too much [BLK-99] [BLK-100] [BLK-103] [FBLD-34]', async () => {
  const fields = [
    { ...newField('textarea', 't'), title: 'Notes', maxLength: 5 },
    { ...newField('textarea', 'u'), title: 'Free' },
  ];
  const { root } = show({ fields });
  const counters = root.querySelectorAll<HTMLElement>('.form-counter');
  expect(counters).toHaveLength(1);
  await userEvent.fill(field('Notes'), '👍bcde');
  expect([counters[0]?.textContent, counters[0]?.classList.contains('error')]).toEqual(['5 / 5', false]);
  await userEvent.fill(field('Notes'), 'abcdef');
  expect([counters[0]?.textContent, counters[0]?.classList.contains('error')]).toEqual(['6 / 5', true]);
  await userEvent.type(field('Notes'), '{Backspace}');
  expect([counters[0]?.textContent, counters[0]?.classList.contains('error')]).toEqual(['5 / 5', false]);
  await userEvent.type(field('Notes'), 'f');
  expect([counters[0]?.textContent, counters[0]?.classList.contains('error')]).toEqual(['6 / 5', true]);
  await userEvent.fill(field('Notes'), 'ab');
  expect([counters[0]?.textContent, counters[0]?.classList.contains('error')]).toEqual(['2 / 5', false]);
});

it('reads every kind from its own markup [FORM-19] [FORM-22] [FBLD-19]', async () => {
  const fields = FIELD_KINDS.map((kind) => ({ ...newField(kind, kind), title: kind, value: 'v' }));
  const { calls, root } = show({ fields }, [KEY, {}]);
  const set = (name: string, value: string) => {
    const control = root.querySelector<HTMLInputElement>(`[name="${TEST_BLOCK_ID}-${name}"]`);
    if (control !== null) control.value = value;
  };
  set('date:Month', '2');
  set('date:Day', '29');
  set('date:Year', '2024');
  set('time:Hour', '1');
  set('time:Minute', '05');
  set('phone:Line', '42');
  root.querySelector<HTMLInputElement>(`[name="${TEST_BLOCK_ID}-checkbox"][value="Option 2"]`)?.click();
  root.querySelector<HTMLInputElement>(`[name^="${TEST_BLOCK_ID}-likert:I am"][value="-2"]`)?.click();
  await submit();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  const values = JSON.parse(sentForm(calls)) as Record<string, unknown>;
  const valueOf = (kind: string) => values[`${TEST_BLOCK_ID}-${kind}`];
  expect(Object.keys(values)).toHaveLength(FIELD_KINDS.length - 1);
  expect(valueOf('section')).toBeUndefined();
  expect(valueOf('hidden')).toBe('v');
  expect(valueOf('date')).toEqual(['2', '29', '2024']);
  expect(valueOf('time')).toEqual(['1', '05', '', 'AM']);
  expect(valueOf('phone')).toEqual(['', '', '', '42']);
  expect(valueOf('checkbox')).toEqual(['Option 2']);
  expect(valueOf('likert')).toEqual({ 'I am happy with the result.': -2 });
});

it('takes the value of a hidden field from the query parameter with its key [FBLD-25]', async () => {
  const { href } = window.location;
  window.history.replaceState(null, '', '?campaign=spring%20sale&other=x');
  const fields = [
    { ...newField('hidden', 'h'), key: 'campaign', value: 'none' },
    { ...newField('hidden', 'k'), key: 'missing', value: 'kept' },
  ];
  const { calls } = show({ fields }, [KEY, {}]);
  window.history.replaceState(null, '', href);
  await submit();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(JSON.parse(sentForm(calls))).toEqual({
    [`${TEST_BLOCK_ID}-h`]: 'spring sale',
    [`${TEST_BLOCK_ID}-k`]: 'kept',
  });
});

it('has no accessibility findings with every kind of field and with errors', async () => {
  const fields = FIELD_KINDS.map((kind) => ({
    ...newField(kind, kind),
    title: kind,
    required: true,
    description: 'Help',
  }));
  const { root } = show({ fields, needsConsent: true });
  await submit();
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
});

it('sends the visitor to the success address; no text, no post-submit script then [FORM-71] [FORM-76] [FBLD-67]', async () => {
  const { root } = show(
    {
      successLink: { kind: 'url', href: '#sent', newWindow: false },
      postSubmitHtml: '<p>Pixel</p>',
    },
    [KEY, {}],
  );
  await fillIn();
  await submit();
  await expect.poll(() => window.location.hash).toBe('#sent');
  expect(root.querySelector<HTMLElement>('.form-success')?.hidden).toBe(true);
  expect(page.getByText('Pixel').query()).toBeNull();
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});

it('shows the owner’s text in place of the form and scrolls to it; "Thank you!" where it is empty [FORM-74] [FORM-79] [FBLD-68] [FBLD-73]', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const shown = show({ successText: richTextOf('We will write soon.') }, [KEY, {}]);
  await fillIn();
  await submit();
  await expect.element(page.getByText('We will write soon.')).toBeVisible();
  expect(scrolled.mock.contexts).toEqual([shown.root.querySelector('.form-success')]);
  shown.unmount();
  const { root } = show({ successText: richTextOf(''), submitText: '' });
  expect(root.querySelector('.form-success')?.textContent).toBe('Thank you!');
  expect(root.querySelector('[type=submit]')?.textContent).toBe('Submit');
  scrolled.mockRestore();
});

it('sends the owner’s button text along [FBLD-71]', async () => {
  const { calls } = show({ submitText: 'Send it' }, [KEY, {}]);
  await fillIn();
  await userEvent.click(page.getByRole('button', { name: 'Send it' }));
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(calls[1]?.body).toMatchObject({ submitButtonText: 'Send it' });
});

it('sends contentSource i for a single item, c for a page or collection [FORM-63] [FORM-64]', async () => {
  const { calls } = show({}, [KEY, {}], { contentSource: 'i', pageId: 'item' });
  await fillIn();
  await submit();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(calls[1]?.body).toMatchObject({ contentSource: 'i', pageId: 'item' });
});

it('shows a disclaimer above the button, whose consent must be ticked [FBLD-76]', async () => {
  const { root, calls } = show({
    disclaimer: richTextOf('We keep your answers.'),
    needsConsent: true,
    consentText: 'I accept',
  });
  const [disclaimer, button] = ['.form-disclaimer', '.form-submit'].map((each) => root.querySelector(each));
  expect(disclaimer?.textContent).toBe('We keep your answers.');
  expect(
    (disclaimer?.compareDocumentPosition(button ?? root) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0);
  await fillIn();
  await submit();
  await expect.element(page.getByText('Consent is required.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('fires a subscribe event with the form’s id as a newsletter form, which shows no scroll messages [FORM-77] [FORM-78] [FORM-87]', async () => {
  const { form: element } = show({}, [KEY, {}]);
  element.dataset['kind'] = 'newsletter';
  const heard = vi.fn<(event: Event) => void>();
  document.addEventListener('portico:subscribe', heard, { once: true });
  await submit();
  expect(
    [...element.querySelectorAll<HTMLElement>('.form-problem')].map((problem) => problem.hidden),
  ).toEqual([true, true]);
  await fillIn();
  await submit();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ detail: { formId: TEST_BLOCK_ID } }));
});

it('runs no owner’s scripts while editing, and shows no maximum without the form-handler flag [FBLD-33] [FBLD-70]', () => {
  const data = {
    ...formDefaults(),
    postSubmitHtml: '<script>document.body.dataset.ran = "yes"</script>',
    fields: [{ ...newField('textarea', 't'), maxLength: 5 }],
  };
  const markup = (changes: Parameters<typeof testBlockContext>[0]) =>
    renderMarkup(createElement(form.render, { id: TEST_BLOCK_ID, data, context: testBlockContext(changes) }));
  expect(markup({})).toContain('<template class="form-post-submit">');
  expect(markup({ asksConsent: true })).toContain('<template class="form-post-submit">');
  expect(markup({ mode: 'canvas', host: 'app' })).not.toContain('<script>');
  expect(markup({})).toContain('data-max-length="5"');
  expect(markup({ forms: { captchaSiteKey: '', hasFormHandler: false } })).not.toContain('data-max-length');
});

it.each([
  [
    'a key used twice',
    failure(400, { error: 'Error processing form submission. Please reload and try again.' }),
    'Error processing form submission. Please reload and try again.',
  ],
  ['errors of unknown fields', failure(400, { errors: { other: 'Unknown trouble.' } }), 'Unknown trouble.'],
  ['a body too large', failure(413, { error: 'The request is too large.' }), 'The request is too large.'],
  ['a full disk', failure(500, { error: 'x' }), 'Unable to send form. Please try again later.'],
  ['a bad gateway', failure(502, null), 'Unknown error, please try again later.'],
  ['a cut connection', failure(null, null), 'Unknown error, please try again later.'],
  [
    'a bug',
    new TypeError('x is not a function'),
    'Error processing form submission. Please reload and try again.',
  ],
])(
  'keeps everything typed through %s [FORM-52] [FORM-81] [FORM-94] [FORM-97] [FORM-98] [FORM-100]',
  async (_what, answer, message) => {
    const { root } = show({}, [KEY, answer]);
    await fillIn();
    await userEvent.fill(field('Message'), '<script>alert(1)</script>');
    await submit();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field('First Name')).toHaveValue('Ada');
    await expect.element(field('Message')).toHaveValue('<script>alert(1)</script>');
    const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map((each) => each.id)).toEqual([]);
  },
);

it('takes ten million characters without standing still, and keeps them', async () => {
  const { root } = show({ fields: [{ ...newField('textarea', 't'), title: 'Long', maxLength: 10 }] });
  const area = root.querySelector('textarea');
  if (area === null) throw new Error('no text box');
  // Laying that much text out is the browser's own matter.
  area.style.display = 'none';
  area.value = 'x'.repeat(10_000_000);
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  root.querySelector('form')?.requestSubmit();
  await expect.element(page.getByText('You have exceeded the character limit.')).toBeVisible();
  expect(area.value).toHaveLength(10_000_000);
});

it('is sent by a touch on its button', async () => {
  const { root, calls } = show({}, [KEY, {}]);
  await fillIn();
  const button = root.querySelector('button');
  for (const type of ['pointerdown', 'pointerup'] as const) {
    button?.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
  }
  button?.click();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(calls).toHaveLength(2);
});
