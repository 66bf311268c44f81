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
});

it('tells of a submission that broke off, and can be sent again [FORM-81] [FORM-96]', () => {
  const state = after(SUBMIT, { type: 'broke-off' });
  expect(shown(state).message).toBe('Error processing form submission. Please reload and try again.');
  expect(advanceForm(state, SUBMIT).effects).toEqual([{ type: 'fetch-key' }]);
});

it('clears all messages with a new attempt and a field’s own when it is edited [FORM-99]', () => {
  const state = after({ ...SUBMIT, errors: { a: '1', b: '2' } } as FormEvent);
  expect(advanceForm(state, { type: 'field-edited', fieldId: 'a' }).state.errors).toEqual({ b: '2' });
  expect(advanceForm(state, SUBMIT).state).toMatchObject({ errors: {}, message: null });
});

it('ignores answers that come when nothing is being sent', () => {
  for (const type of ['saved', 'key-failed', 'broke-off'] as const) {
    expect(advanceForm(INITIAL_FORM_STATE, { type }).state).toBe(INITIAL_FORM_STATE);
  }
});

const NEEDED: FormEvent = { type: 'captcha-needed' };
const COMPLETED: FormEvent = { type: 'captcha-completed', answer: 'answer' };

it('is not sent before its captcha is completed, fields come first [FORM-40] [FORM-47] [FBLD-74]', () => {
  const invalid = advanceForm(after(NEEDED), { ...SUBMIT, errors: { a: 'No.' } } as FormEvent);
  expect(shown(invalid.state).message).toBe('One or more fields is invalid, please check your entries.');
  const step = advanceForm(after(NEEDED), SUBMIT);
  expect([shown(step.state).message, step.effects]).toEqual(['Complete CAPTCHA before submitting.', []]);
  expect(isSubmitDisabled(step.state)).toBe(false);
  expect(advanceForm(step.state, COMPLETED).state.message).toBeNull();
});

it('sends the captcha’s answer; a form without a captcha leaves it out [FORM-41]', () => {
  const keyed: FormEvent = { type: 'key-received', key: 'k' };
  expect(advanceForm(after(NEEDED, COMPLETED, SUBMIT), keyed).effects).toEqual([
    { type: 'save', key: 'k', captchaKey: 'answer' },
  ]);
  expect(advanceForm(after(SUBMIT), keyed).effects).toEqual([{ type: 'save', key: 'k' }]);
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
  expect(advanceForm(state, SUBMIT).effects).toEqual([]);
});
