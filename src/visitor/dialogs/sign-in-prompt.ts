import { DataCallError } from '#domain/data-call/data-call-error.ts';
import type { JsonValue } from '#lib/json.ts';
import { dialogs } from '#messages/en/dialogs.ts';
import { translate } from '../page-words.ts';
import { callFromDialog } from './dialog-errors.ts';
import { openDialog } from './open-dialog.ts';
import type { CallingHost } from './overlay-host.ts';

const SIGN_IN_PATH = '/api/auth/Login';
const SECOND_FACTOR_PATH = '/api/auth/SecondFactor';

let isOpen = false;

/**
 * Asks a contributor whose session has ended to sign in again in a dialog: the page stays as it is, and the action can
 * be repeated (DATA-28). One at a time.
 */
export function showSignInPrompt(host: CallingHost): void {
  if (isOpen) return;
  isOpen = true;
  const { document } = host.window;
  const heading = document.createElement('h2');
  heading.textContent = translate(dialogs.signInAgain);
  const text = document.createElement('p');
  text.textContent = translate(dialogs.sessionEnded);
  const form = document.createElement('form');
  form.noValidate = true;
  const email = createField(document, 'email', translate(dialogs.email), 'username');
  const password = createField(document, 'password', translate(dialogs.password), 'current-password');
  const buttons = document.createElement('div');
  buttons.className = 'portico-popup-buttons';
  const submit = document.createElement('button');
  submit.textContent = translate(dialogs.signIn);
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = translate(dialogs.cancel);
  buttons.append(submit, cancel);
  form.append(email.label, password.label, buttons);
  const close = (): void => {
    isOpen = false;
    void dialog.close();
  };
  const dialog = openDialog(host, {
    name: heading,
    content: [heading, text, form],
    className: 'portico-popup',
    focus: email.input,
    cancel: close,
  });
  cancel.addEventListener('click', close);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signIn();
  });
  let code: HTMLInputElement | null = null;
  const askForCode = (): void => {
    const field = createField(document, 'code', translate(dialogs.code), 'one-time-code');
    email.label.replaceWith(field.label);
    password.label.remove();
    code = field.input;
    code.focus();
  };
  const signIn = async (): Promise<void> => {
    const body = { email: email.input.value, password: password.input.value };
    try {
      const request = { method: 'POST', path: SIGN_IN_PATH, body, handlesFailures: true } as const;
      const answer = await callFromDialog(host, dialog.element, code === null ? request : secondStep(code));
      if (isWaiting(answer)) askForCode();
      else close();
    } catch (error) {
      if (!(error instanceof DataCallError)) throw error;
    }
  };
}

function createField(page: Document, name: string, text: string, autocomplete: AutoFill) {
  const label = page.createElement('label');
  const input = page.createElement('input');
  Object.assign(input, { name, type: name, autocomplete, required: true });
  label.append(text, input);
  return { label, input };
}

function secondStep({ value }: HTMLInputElement) {
  const body = { code: value, trustsDevice: false };
  return { method: 'POST', path: SECOND_FACTOR_PATH, body, handlesFailures: true } as const;
}

/** Whether the password was right, and the second factor is waited for. */
function isWaiting(answer: JsonValue): boolean {
  return typeof answer === 'object' && answer !== null && 'needsSecondFactor' in answer;
}
