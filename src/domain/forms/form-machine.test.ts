import { expect, it } from 'vitest';
import { advanceForm, INITIAL_FORM_STATE, type FormEvent, type FormState } from './form-machine.ts';
import { FORM_MESSAGES } from './form-messages.ts';

const SUBMIT: FormEvent = { type: 'submit', isReadable: true, errors: {} };
const failedSave = (status: number | null, body: Record<string, unknown> | null): FormEvent =>
  ({ type: 'save-failed', status, body, fieldIds: ['a', 'b'] }) as FormEvent;

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
  expect(step.state).toEqual({
    status: 'failure',
    errors: { a: 'No.' },
    message: 'One or more fields is invalid, please check your entries.',
    hasFieldProblem: true,
  });
  expect(step.effects).toEqual([{ type: 'focus-first-error' }]);
});

it('saves nothing when the values cannot be read [FORM-23]', () => {
  const step = advanceForm(INITIAL_FORM_STATE, { type: 'submit', isReadable: false, errors: {} });
  expect([step.state.message, step.effects]).toEqual([
    'Could not parse the form fields, please check your entries.',
    [],
  ]);
});

it('does not send without a key [FORM-56]', () => {
  const step = advanceForm(after(SUBMIT), { type: 'key-failed' });
  expect([step.state.message, step.effects]).toEqual([
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
  expect(after(SUBMIT, failedSave(status, body))).toMatchObject({
    status: 'failure',
    message,
    hasFieldProblem: false,
  });
});

it('puts the errors map of a 400 on the fields, and unknown entries on the form [FORM-65] [FORM-83] [FORM-84] [FORM-100]', () => {
  const state = after(SUBMIT, failedSave(400, { error: 'E', errors: { a: 'Bad a.', x: 'Bad x.' } }));
  expect(state).toMatchObject({ errors: { a: 'Bad a.' }, message: 'Bad x.', hasFieldProblem: true });
});

it('tells of a submission that broke off, and can be sent again [FORM-81] [FORM-96]', () => {
  const state = after(SUBMIT, { type: 'broke-off' });
  expect(state.message).toBe(FORM_MESSAGES.brokenOff);
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
