import type { Translate } from '#messages/translator.ts';
import { forms } from '#messages/en/forms.ts';
import { formTextIn } from '#domain/forms/form-text.ts';
import { isSubmitDisabled, type FormState } from '#domain/forms/form-machine.ts';

/** Shows the state of a form: button, messages, fields in error (FORM-50 to FORM-52, FORM-82 to FORM-89). */
export function showState(
  form: HTMLFormElement,
  state: FormState,
  submitText: string,
  translate: Translate,
): void {
  const isSubmitting = state.status === 'submitting';
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button !== null) {
    button.textContent = isSubmitting ? translate(forms.submitting) : submitText;
    // Not `disabled`: the button would lose the focus.
    button.ariaDisabled = isSubmitDisabled(state) ? 'true' : null;
  }
  form.ariaBusy = isSubmitting ? 'true' : null;
  for (const problem of form.querySelectorAll<HTMLElement>('.form-problem')) {
    problem.hidden = !state.hasFieldProblem || form.dataset['kind'] === 'newsletter';
  }
  const message = form.querySelector('.form-error');
  if (message !== null)
    message.textContent = state.message === null ? null : formTextIn(state.message, translate);
  const note = form.querySelector<HTMLElement>('.form-captcha-note');
  if (note !== null) {
    note.textContent = state.captcha.status === 'unavailable' ? translate(forms.captchaUnavailable) : '';
  }
  for (const wrapper of form.querySelectorAll<HTMLElement>('.form-item.field')) {
    const error = state.errors[wrapper.id];
    showFieldError(wrapper, error === undefined ? null : formTextIn(error, translate));
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
