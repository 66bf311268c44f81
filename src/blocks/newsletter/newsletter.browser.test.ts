import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { subscribeToNewsletter } from '#contract/newsletter.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { TEST_BLOCK_ID } from '../testing/test-block-context.tsx';
import { mount } from './behaviour.ts';
import { newsletter } from './index.ts';
import { newsletterDefaults, type NewsletterData } from './schema.ts';

let shown: MountedBlock | undefined;
afterEach(() => shown?.unmount());

function show(changes: Partial<NewsletterData> = {}, answers: (JsonValue | Error)[] = []) {
  shown = mountBlock(newsletter, { ...newsletterDefaults(), ...changes }, mount, { answers });
  const form = shown.root.querySelector('form');
  if (form === null) throw new Error('no form');
  form.dataset['minFill'] = '0';
  return { ...shown, form };
}

it('signs up, fires a subscribe event and says what comes next [BLK-57]', async () => {
  const { root, calls } = show({}, [{ data: { key: 'k' } }, {}]);
  const subscribed: unknown[] = [];
  root.addEventListener('portico:subscribe', (event) =>
    subscribed.push(event instanceof CustomEvent ? event.detail : null),
  );
  await userEvent.fill(page.getByLabelText('Email', { exact: false }), 'ada@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please check your inbox to confirm.')).toBeVisible();
  expect(subscribed).toEqual([{ formId: TEST_BLOCK_ID }]);
  expect(calls.map((call) => call.path)).toEqual([
    `/api/form/FormSubmissionKey?formId=${TEST_BLOCK_ID}`,
    subscribeToNewsletter.path,
  ]);
  const body = calls[1]?.body as JsonObject;
  expect(JSON.parse(body['form'] as string)).toEqual({ [`${TEST_BLOCK_ID}-email`]: 'ada@example.com' });
  expect(subscribeToNewsletter.body?.safeParse(body).success).toBe(true);
});

it('marks a wrong address at its field, without the messages above and below a form [BLK-57] [BLK-58]', async () => {
  const { root, calls } = show();
  await userEvent.fill(page.getByLabelText('Email', { exact: false }), 'nobody');
  await userEvent.click(page.getByRole('button', { name: 'Sign up' }));
  expect(calls).toEqual([]);
  expect(root.querySelector('.field.error .field-error')?.textContent).not.toBe('');
  expect(root.textContent).not.toContain('Your form has encountered a problem');
});

it.each([
  [319, true],
  [320, false],
  [600, false],
])('in a container of %d px is narrow: %s [BLK-59] [BLK-60]', (width, isNarrow) => {
  const { root } = show();
  root.style.inlineSize = `${width}px`;
  const style = document.createElement('style');
  style.textContent = '.portico-block-newsletter .form-item { flex-basis: 8em }';
  root.append(style);
  const boxes = ['.form-item', '.portico-button'].map((selector) =>
    root.querySelector(selector)?.getBoundingClientRect(),
  );
  const [field, button] = boxes;
  const isStacked = (button?.top ?? 0) >= (field?.bottom ?? 0);
  expect([isStacked, Math.round(button?.width ?? 0) === width]).toEqual([isNarrow, isNarrow]);
});

it('asks for the names where the owner wants them [FBLD-81]', () => {
  const { root } = show({ asksForName: true });
  expect([...root.querySelectorAll('.title-text')].map((title) => title.textContent)).toEqual([
    'First name',
    'Last name',
    'Email',
  ]);
});
