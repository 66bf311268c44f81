import { DataCallError } from '#domain/data-call/data-call-error.ts';
import {
  advanceForm,
  INITIAL_FORM_STATE,
  type FormEffect,
  type FormEvent,
} from '#domain/forms/form-machine.ts';
import { validateFields } from '#domain/forms/validate-field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import type { MountBehaviour } from '../behaviour.ts';
import { finishForm } from './behaviour/finish-form.ts';
import { mountCaptcha } from './behaviour/mount-captcha.ts';
import { mountCounters } from './behaviour/mount-counters.ts';
import { mountOverlay } from './behaviour/mount-overlay.ts';
import { fieldsOfMarkup, valuesOfMarkup } from './behaviour/read-markup.ts';
import { saveRequest } from './behaviour/save-request.ts';
import { focusFirstError, showState } from './behaviour/show-state.ts';

/**
 * Validates and submits a form in the page and shows the answer (FORM-24 to FORM-100); without it the form posts to the
 * server.
 */
export const mount: MountBehaviour = (root, environment) => {
  const form = root.querySelector('form');
  if (form === null) return () => undefined;
  const content = form.closest<HTMLElement>('.form-content') ?? root;
  const formId = form.dataset['formId'] ?? '';
  const listeners = new AbortController();
  const { signal } = listeners;
  const submitText = form.querySelector('[type=submit]')?.textContent ?? '';
  const shownAt = performance.now();
  let state = INITIAL_FORM_STATE;
  let sent: JsonObject = {};

  const dispatch = (event: FormEvent): void => {
    const step = advanceForm(state, event);
    state = step.state;
    showState(form, state, submitText, environment.translate);
    for (const effect of step.effects) run(effect);
  };
  const run = (effect: FormEffect): void => {
    switch (effect.type) {
      case 'fetch-key':
        void fetchKey();
        break;
      case 'save':
        void save(effect);
        break;
      case 'finish':
        finishForm(content, form, environment);
        break;
      case 'focus-first-error':
        focusFirstError(form);
        break;
      case 'renew-captcha':
        captcha?.renew();
        break;
    }
  };
  const fetchKey = async (): Promise<void> => {
    try {
      const path = `/api/form/FormSubmissionKey?formId=${formId}`;
      // The server stores nothing about a key before it is used, so requesting one again is safe.
      const key = readKey(await environment.call('POST', path, undefined, 2));
      dispatch(key === null ? { type: 'key-failed' } : { type: 'key-received', key });
    } catch (error) {
      dispatch(error instanceof DataCallError ? { type: 'key-failed' } : { type: 'broke-off' });
    }
  };
  const save = async ({ key, captchaKey }: Extract<FormEffect, { type: 'save' }>): Promise<void> => {
    try {
      await untilFilled();
      const elapsed = Math.round(performance.now() - shownAt);
      await environment.call('POST', form.dataset['savePath'] ?? '/api/form/SaveFormSubmission', {
        ...sent,
        key,
        ...(captchaKey === undefined ? {} : { captchaKey }),
        elapsed,
      });
      dispatch({ type: 'saved' });
    } catch (error) {
      if (error instanceof DataCallError) {
        const fieldIds = fieldsOfMarkup(form).map((field) => field.id);
        dispatch({ type: 'save-failed', status: error.status, body: error.body, fieldIds });
      } else {
        dispatch({ type: 'broke-off' });
      }
    }
  };
  /**
   * People need a moment to fill in a form; the server rejects faster submissions as a bot's. Timers drop fractions of
   * a millisecond, so the time is checked again.
   */
  const untilFilled = async (): Promise<void> => {
    const least = Number(form.dataset['minFill'] ?? 0);
    for (;;) {
      const missing = least - (performance.now() - shownAt);
      if (missing <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(missing)));
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const fields = fieldsOfMarkup(form);
    const values = valuesOfMarkup(form, fields);
    if (values !== null) sent = saveRequest(form, values, submitText, environment);
    const isChecked = form.dataset['validation'] !== 'off';
    const errors = values !== null && isChecked ? validateFields(fields, values) : {};
    dispatch({ type: 'submit', isReadable: values !== null, errors });
  };
  const edited = (event: Event): void => {
    const wrapper = event.target instanceof Element ? event.target.closest('.form-item.field') : null;
    if (wrapper !== null) dispatch({ type: 'field-edited', fieldId: wrapper.id });
  };

  takeHiddenValues(form, environment.window.location.search);
  form.addEventListener('submit', submit, { signal });
  form.addEventListener('input', edited, { signal });
  mountCounters(form, signal);
  const captcha = mountCaptcha(form, environment, dispatch);
  const leaveOverlay = mountOverlay(root, content, environment);
  return () => {
    listeners.abort();
    captcha?.remove();
    leaveOverlay();
  };
};

/** The key for one submission out of the answer; null where it holds none (FORM-55). */
function readKey(answer: JsonValue): string | null {
  const data = isJsonObject(answer) ? answer['data'] : undefined;
  const key = isJsonObject(data) ? data['key'] : undefined;
  return typeof key === 'string' && key !== '' ? key : null;
}

/** A query parameter of the page's address replaces the value of the hidden field with its key (FBLD-25). */
function takeHiddenValues(form: HTMLFormElement, query: string): void {
  const parameters = new URLSearchParams(query);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-key]')) {
    const value = parameters.get(input.dataset['key'] ?? '');
    if (value !== null) input.value = value;
  }
}
