import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataCallError } from '#domain/data-call/data-call-error.ts';
import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import type { JsonValue } from '#lib/json.ts';
import { createCloseTargets } from '../close-targets.ts';
import type { Runtime } from '../runtime.ts';
import { callFromDialog } from './dialog-errors.ts';
import { openDialog } from './open-dialog.ts';
import { showSignInPrompt } from './sign-in-prompt.ts';

afterEach(() => document.body.replaceChildren());

function refusal(body: Record<string, JsonValue>): DataCallError {
  const kind = 'errors' in body ? 'fields' : 'answer';
  return new DataCallError(kind, 'No such account.', { url: '/api/x', status: 400, body });
}

function runtimeWith(answers: (JsonValue | Error)[]) {
  const calls: DataCallRequest[] = [];
  const call = vi.fn<Runtime['call']>((request) => {
    calls.push(request);
    const answer = answers.shift() ?? {};
    if (!(answer instanceof Error)) return Promise.resolve(answer);
    if (answer instanceof DataCallError && request.handlesFailures !== true) {
      request.showErrors?.(answer.errors);
    }
    return Promise.reject(answer);
  });
  const runtime = { window, document, closeTargets: createCloseTargets(), call } as unknown as Runtime;
  return { runtime, calls };
}

it('asks a contributor to sign in again over the page, tells what is wrong, and leaves them where they were [DATA-28]', async () => {
  document.body.innerHTML = '<main><h1>Page</h1><button>Save</button></main>';
  document.querySelector('button')?.focus();
  const { runtime, calls } = runtimeWith([
    refusal({ errors: { password: 'Please enter your password' } }),
    refusal({ error: 'No such account.' }),
    {},
  ]);
  showSignInPrompt(runtime);
  showSignInPrompt(runtime);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.keyboard('ada@example.com{Enter}');
  await expect.element(page.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  expect(document.activeElement?.getAttribute('name')).toBe('password');
  await userEvent.keyboard('wrong{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No such account.');
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/auth/Login',
    body: { email: 'ada@example.com', password: 'wrong' },
  });
  expect(document.activeElement?.textContent).toBe('Save');
});

it('shows an errors map inside the dialog the call came from, at its fields and the rest at the top [OVER-63] [OVER-65] [DATA-26]', async () => {
  const { runtime } = runtimeWith([refusal({ errors: { city: 'Unknown city', other: 'Closed today' } }), {}]);
  const field = document.createElement('input');
  Object.assign(field, { name: 'city', ariaLabel: 'City' });
  const button = document.createElement('button');
  button.textContent = 'Send';
  const dialog = openDialog(runtime, { name: 'Order', content: [field, button], cancel: () => undefined });
  const request = { method: 'POST', path: '/api/order' } as const;
  const first = callFromDialog(runtime, dialog.element, request);
  expect(button.disabled).toBe(true);
  await expect(first).rejects.toThrow('No such account.');
  expect(button.disabled).toBe(false);
  expect(field.nextElementSibling?.textContent).toBe('Unknown city');
  expect(field.getAttribute('aria-describedby')).toBe(field.nextElementSibling?.id);
  expect(dialog.element.firstElementChild?.textContent).toBe('Closed today');
  await callFromDialog(runtime, dialog.element, request);
  expect(dialog.element.querySelectorAll('.portico-popup-error, [aria-invalid]')).toHaveLength(0);
  await dialog.close();
});
