import { expect, it } from 'vitest';
import { translateEnglish } from '#messages/translator.ts';
import { formTextIn, formTextsIn } from './form-text.ts';
import {
  advanceForm,
  INITIAL_FORM_STATE,
  isSubmitDisabled,
  type FormEvent,
  type FormState,
} from './form-machine.ts';

const SUBMIT: FormEvent = { type: 'submit', isReadable: true, errors: {} };
const failedSave = (status: number | null, body: Record<string, unknown> | null): FormEvent =>
  ({ type: 'save-failed', status, body, fieldIds: ['a', 'b'] }) as FormEvent;

/** A state with its texts in English, as a page shows them. */
const shown = (state: FormState) => ({
  ...state,
  errors: formTextsIn(state.errors, translateEnglish),
  message: state.message === null ? null : formTextIn(state.message, translateEnglish),
});

function after(...events: FormEvent[]): FormState {
  return events.reduce((state, event) => advanceForm(state, event).state, INITIAL_FORM_STATE);
}

it('goes idle, submitting, success [FORM-48] [FORM-57]', () => {
  expect(INITIAL_FORM_STATE.status).toBe('idle');
  const submitting = advanceForm(INITIAL_FORM_STATE, SUBMIT);
  expect([submitting.state.status, submitting.effects]).toEqual(['submitting', [{ type: 'fetch-key' }]]);
  const keyed = advanceForm(submitting.state, { type: 'key-received', key: 'k' });
  expect(keyed.effects).toEqual([{ type: 'save', key: 'k' }]);
  expect(advanceForm(keyed.state, { type: 'saved' })).toMatchObject({
    state: { status: 'success' },
    effects: [{ type: 'finish' }],
  });
});

it('makes no second call while submitting, and none after a success [FORM-49] [FORM-80]', () => {
  expect(advanceForm(after(SUBMIT), SUBMIT).effects).toEqual([]);
  expect(advanceForm(after(SUBMIT, { type: 'saved' }), SUBMIT).effects).toEqual([]);
});

it('sends nothing when a field fails, and says so on the form and on the field [FORM-24] [FORM-27] [FORM-89] [FBLD-77]', () => {
  const step = advanceForm(INITIAL_FORM_STATE, { ...SUBMIT, errors: { a: 'No.' } } as FormEvent);
  expect(shown(step.state)).toEqual({
    status: 'failure',
    errors: { a: 'No.' },
    message: 'One or more fields is invalid, please check your entries.',
    hasFieldProblem: true,
    captcha: { status: 'none' },
  });
  expect(step.effects).toEqual([{ type: 'focus-first-error' }]);
});

it('saves nothing when the values cannot be read [FORM-23]', () => {
  const step = advanceForm(INITIAL_FORM_STATE, { type: 'submit', isReadable: false, errors: {} });
  expect([shown(step.state).message, step.effects]).toEqual([
    'Could not parse the form fields, please check your entries.',
    [],
  ]);
});

it('does not send without a key [FORM-56]', () => {
  const step = advanceForm(after(SUBMIT), { type: 'key-failed' });
  expect([shown(step.state).message, step.effects]).toEqual([
    'Could not get a form submission key, please try again later.',
    [],
  ]);
});

it.each([
  [401, { error: 'x' }, 'Unable to submit form. Please try again later.', 'FORM-90'],
  [404, { error: 'x' }, 'This form has not been configured yet.', 'FORM-91'],
  [429, null, 'Unable to submit form. Submission rate limit exceeded. Please try again later.', 'FORM-92'],
  [500, { error: 'x' }, 'Unable to send form. Please try again later.', 'FORM-93'],
  [418, { error: 'I am a teapot.' }, 'I am a teapot.', 'FORM-94'],
  [400, { error: 'Bad.' }, 'Bad.', 'FORM-98'],
  [502, null, 'Unknown error, please try again later.', 'FORM-95'],
  [null, null, 'Unknown error, please try again later.', 'FORM-97'],
  [418, { error: '' }, 'Unknown error, please try again later.', 'FORM-95'],
  [400, { errors: null, error: 'Bad.' }, 'Bad.', 'FORM-98'],
  [400, { errors: ['Bad a.'], error: 'Bad.' }, 'Bad.', 'FORM-98'],
  [400, { errors: { a: 1 }, error: 'Bad.' }, 'Bad.', 'FORM-98'],
  [422, { errors: { a: 'Bad a.' }, error: 'Bad.' }, 'Bad.', 'FORM-83'],
  [
    503,
    { code: 'unavailable' },
    'This service is temporarily unavailable. Please try again later.',
    'FORM-94',
  ],
  [
    400,
    { code: 'malformed-body' },
    'The request could not be read. It is not valid JSON or form data.',
    'FORM-94',
  ],
  [415, { code: 'unsupported-media-type' }, 'This kind of content is not accepted here.', 'FORM-94'],
  [403, { code: 'rate-limited' }, 'Too many requests. Please wait a moment and try again.', 'FORM-94'],
  [400, { code: 'form-invalid' }, 'One or more fields is invalid, please check your entries.', 'FORM-27'],
  [
    400,
    { code: 'form-unreadable' },
    'Could not parse the form fields, please check your entries.',
    'FORM-23',
  ],
  [
    400,
    { code: 'form-key-invalid' },
    'Error processing form submission. Please reload and try again.',
    'FORM-96',
  ],
  [400, { code: 'form-captcha-needed' }, 'Complete CAPTCHA before submitting.', 'FORM-40'],
  [
    503,
    { code: 'form-captcha-unavailable' },
    'The CAPTCHA could not be checked. Please try again later.',
    'FORM-45',
  ],
  [400, { code: 'form-not-configured' }, 'This form has not been configured yet.', 'FORM-91'],
  [
    400,
    { code: 'form-rate-limited' },
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    'FORM-92',
  ],
  [
    413,
    { code: 'body-too-large', details: { limit: '1 MB' } },
    'The request is too large. The limit is 1 MB.',
    'FORM-94',
  ],
  [413, { code: 'body-too-large', error: 'Too large.' }, 'Too large.', 'FORM-94'],
  [413, { code: 'body-too-large', details: { limit: 1 }, error: 'Too large.' }, 'Too large.', 'FORM-94'],
  [418, { code: 'teapot', details: { limit: '1 MB' }, error: 'I am.' }, 'I am.', 'FORM-94'],
  [418, { code: 'toString', error: 'I am.' }, 'I am.', 'FORM-94'],
  [418, { code: 7, error: 'I am.' }, 'I am.', 'FORM-94'],
] as const)('a save that fails with %s %j shows %j [%s]', (status, body, message, _id) => {
  expect(shown(after(SUBMIT, failedSave(status, body)))).toMatchObject({
    status: 'failure',
    message,
    hasFieldProblem: false,
  });
});

it('puts the errors map of a 400 on the fields, and unknown entries on the form [FORM-65] [FORM-83] [FORM-84] [FORM-100]', () => {
  const state = after(SUBMIT, failedSave(400, { error: 'E', errors: { a: 'Bad a.', x: 'Bad x.' } }));
  expect(shown(state)).toMatchObject({ errors: { a: 'Bad a.' }, message: 'Bad x.', hasFieldProblem: true });
  const two = after(SUBMIT, failedSave(400, { errors: { x: 'Bad x.', y: 'Bad y.' } }));
  expect(shown(two)).toMatchObject({ errors: {}, message: 'Bad x. Bad y.', hasFieldProblem: false });
  const known = after(SUBMIT, failedSave(400, { errors: { a: 'Bad a.', b: 'Bad b.' } }));
  expect(known).toMatchObject({ errors: { a: 'Bad a.', b: 'Bad b.' }, message: null });
});

it('tells of a submission that broke off, and can be sent again [FORM-81] [FORM-96]', () => {
  const state = after(SUBMIT, { type: 'broke-off' });
  expect(shown(state).message).toBe('Error processing form submission. Please reload and try again.');
  expect(advanceForm(state, SUBMIT).effects).toEqual([{ type: 'fetch-key' }]);
});

it('clears all messages with a new attempt and a field’s own when it is edited [FORM-99]', () => {
  const state = after({ ...SUBMIT, errors: { a: '1', b: '2' } } as FormEvent);
  expect(advanceForm(state, { type: 'field-edited', fieldId: 'a' })).toEqual({
    state: { ...state, errors: { b: '2' } },
    effects: [],
  });
  expect(advanceForm(state, { type: 'field-edited', fieldId: 'c' }).state).toBe(state);
  expect(advanceForm(state, SUBMIT).state).toMatchObject({ errors: {}, message: null });
});

it('ignores answers that come when nothing is being sent', () => {
  for (const type of ['saved', 'key-failed', 'broke-off'] as const) {
    expect(advanceForm(INITIAL_FORM_STATE, { type }).state).toBe(INITIAL_FORM_STATE);
  }
  const late = advanceForm(INITIAL_FORM_STATE, { type: 'key-received', key: 'k' });
  expect(late).toEqual({ state: INITIAL_FORM_STATE, effects: [] });
  expect(advanceForm(INITIAL_FORM_STATE, failedSave(500, null)).state).toBe(INITIAL_FORM_STATE);
});

const NEEDED: FormEvent = { type: 'captcha-needed' };
const COMPLETED: FormEvent = { type: 'captcha-completed', answer: 'answer' };

it('is not sent before its captcha is completed, fields come first [FORM-40] [FORM-47] [FBLD-74]', () => {
  const invalid = advanceForm(after(NEEDED), { ...SUBMIT, errors: { a: 'No.' } } as FormEvent);
  expect(shown(invalid.state).message).toBe('One or more fields is invalid, please check your entries.');
  const step = advanceForm(after(NEEDED), SUBMIT);
  expect([shown(step.state).message, step.effects]).toEqual(['Complete CAPTCHA before submitting.', []]);
  expect(isSubmitDisabled(step.state)).toBe(false);
  expect(advanceForm(step.state, COMPLETED)).toEqual({
    state: { ...step.state, message: null, captcha: { status: 'complete', answer: 'answer' } },
    effects: [],
  });
  const needed = advanceForm(step.state, NEEDED).state;
  expect(shown(needed).message).toBe('Complete CAPTCHA before submitting.');
  expect(shown(advanceForm(invalid.state, COMPLETED).state).message).toBe(
    'One or more fields is invalid, please check your entries.',
  );
});

it('keeps a renewed captcha disabled until it is completed, whatever it asks for meanwhile [FORM-42]', () => {
  const renewed = after(NEEDED, COMPLETED, SUBMIT, { type: 'broke-off' });
  for (const type of ['captcha-needed', 'captcha-expired'] as const) {
    expect(isSubmitDisabled(advanceForm(renewed, { type }).state)).toBe(true);
  }
  expect(isSubmitDisabled(after(NEEDED))).toBe(false);
});

it('shows no message of an earlier attempt after a success, and disables submit while it sends [FORM-51] [FORM-99]', () => {
  expect(isSubmitDisabled(after(SUBMIT))).toBe(true);
  expect(isSubmitDisabled(INITIAL_FORM_STATE)).toBe(false);
  expect(after(SUBMIT, { type: 'saved' })).toEqual({
    status: 'success',
    errors: {},
    message: null,
    hasFieldProblem: false,
    captcha: { status: 'none' },
  });
});

it('sends the captcha’s answer; a form without a captcha leaves it out [FORM-41]', () => {
  const keyed: FormEvent = { type: 'key-received', key: 'k' };
  expect(advanceForm(after(NEEDED, COMPLETED, SUBMIT), keyed).effects).toEqual([
    { type: 'save', key: 'k', captchaKey: 'answer' },
  ]);
  expect(advanceForm(after(SUBMIT), keyed).effects).toStrictEqual([{ type: 'save', key: 'k' }]);
});

it.each([{ type: 'key-failed' }, failedSave(500, null), { type: 'broke-off' }] as const)(
  'gets a fresh captcha after %j; submit is disabled until it is completed [FORM-42] [FORM-43]',
  (failure) => {
    const step = advanceForm(after(NEEDED, COMPLETED, SUBMIT), failure as FormEvent);
    expect(step.effects).toContainEqual({ type: 'renew-captcha' });
    expect(isSubmitDisabled(step.state)).toBe(true);
    const again = advanceForm(step.state, SUBMIT);
    expect([shown(again.state).message, again.effects]).toEqual(['Complete CAPTCHA before submitting.', []]);
    const completed = advanceForm(again.state, COMPLETED).state;
    expect(isSubmitDisabled(completed)).toBe(false);
    expect(advanceForm(completed, SUBMIT).effects).toEqual([{ type: 'fetch-key' }]);
  },
);

it('has to be completed again once it has expired [FORM-40]', () => {
  expect(advanceForm(after(NEEDED, COMPLETED, { type: 'captcha-expired' }), SUBMIT).effects).toEqual([]);
});

it('keeps submit disabled where the captcha cannot be set up [FORM-45] [FBLD-75]', () => {
  const state = after(NEEDED, { type: 'captcha-unavailable' });
  expect(isSubmitDisabled(state)).toBe(true);
  const step = advanceForm(state, SUBMIT);
  expect([shown(step.state).message, step.effects]).toEqual([
    'The CAPTCHA could not be loaded. Please reload the page, or allow the CAPTCHA in your browser.',
    [],
  ]);
});
