import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const OPTIONS = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required',
  allowCredentials: [],
};

let root: Root;
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(OPTIONS));
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  vi.spyOn(navigator.credentials, 'get').mockImplementation(async (options) => {
    asked.push(options?.mediation ?? 'by the button');
    throw new DOMException('The device gave no answer', 'UnknownError');
  });
  const element = document.createElement('div');
  document.body.append(element);
  // The browser offers passkeys in such a field alone.
  const field = document.createElement('input');
  field.autocomplete = 'username webauthn';
  document.body.append(field);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('says what failed to whoever pressed the button, and nothing of an offer in the field that nobody asked for', async () => {
  root.render(<PasskeySignIn onSignedIn={vi.fn<() => void>()} />);
  await expect.poll(() => asked).toEqual(['conditional']);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Use a passkey' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The passkey could not be used. Try again, or use another one.');
  expect(asked.slice(0, 2)).toEqual(['conditional', 'by the button']);
});
