import { isSubmitDisabled, type FormState } from '#domain/forms/form-machine.ts';
import { FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import type { Say } from '#domain/visitor-words/visitor-words.ts';

/** Draws the state of a form: button, messages, fields in error (FORM-50 to FORM-52, FORM-82 to FORM-89). */
export function showState(form: HTMLFormElement, state: FormState, submitText: string, say: Say): void {
  const isSubmitting = state.status === 'submitting';
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button !== null) {
    button.textContent = isSubmitting ? say(FORM_MESSAGES.submitting) : submitText;
    // Not `disabled`: the focus would fall back to the page.
    button.ariaDisabled = isSubmitDisabled(state) ? 'true' : null;
  }
  form.ariaBusy = isSubmitting ? 'true' : null;
  for (const problem of form.querySelectorAll<HTMLElement>('.form-problem')) {
    problem.hidden = !state.hasFieldProblem || form.dataset['kind'] === 'newsletter';
  }
  const message = form.querySelector('.form-error');
  if (message !== null) message.textContent = state.message === null ? null : say(state.message);
  const note = form.querySelector<HTMLElement>('.form-captcha-note');
  if (note !== null) {
    note.textContent = state.captcha.status === 'unavailable' ? say(FORM_MESSAGES.captchaUnavailable) : '';
  }
  for (const wrapper of form.querySelectorAll<HTMLElement>('.form-item.field')) {
    const error = state.errors[wrapper.id];
    showFieldError(wrapper, error === undefined ? null : say(error));
  }
}

/** Moves the focus to the first field in error (FORM-39). */
export function focusFirstError(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('.form-item.field.error :is(input, select, textarea)')?.focus();
}

function showFieldError(wrapper: HTMLElement, message: string | null): void {
  wrapper.classList.toggle('error', message !== null);
  const error = wrapper.querySelector<HTMLElement>('.field-error');
  if (error !== null) {
    error.textContent = message;
    error.hidden = message === null;
  }
  for (const control of wrapper.querySelectorAll('.field-element')) {
    // Radio buttons have no invalid state of their own: their group is described by the message.
    if (control.matches('[type=radio]')) continue;
    control.ariaInvalid = message === null ? null : 'true';
  }
}
