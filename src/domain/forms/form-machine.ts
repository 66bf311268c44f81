import { forms } from '#messages/en/forms.ts';
import { assertNever } from '#lib/invariant.ts';
import type { JsonObject } from '#lib/json.ts';
import type { FormText } from './form-text.ts';
import { readSaveFailure } from './save-outcome.ts';

/** A form on a page (FORM-48). `idle` and `failure` accept a submit. */
export interface FormState {
  readonly status: 'idle' | 'submitting' | 'success' | 'failure';
  /** By field id, in the order of the fields. */
  readonly errors: Readonly<Record<string, FormText>>;
  readonly message: FormText | null;
  /** Whether the last attempt left an error on a field: then the two scroll messages are shown (FORM-85 to FORM-89). */
  readonly hasFieldProblem: boolean;
  readonly captcha: CaptchaState;
}

/**
 * Where a form's captcha stands: `none` for a form without one, `open` until it is completed, `renewed` after a failed
 * submission, when submit is disabled until it is completed again (FORM-42, FORM-43), `unavailable` where it could not
 * be set up (FORM-45).
 */
export type CaptchaState =
  | { readonly status: 'none' | 'open' | 'renewed' | 'unavailable' }
  | { readonly status: 'complete'; readonly answer: string };

export type FormEvent =
  /** `errors` are those of the check in the browser; empty where validation is disabled (FORM-25). */
  | {
      readonly type: 'submit';
      readonly isReadable: boolean;
      readonly errors: Readonly<Record<string, FormText>>;
    }
  | { readonly type: 'key-received'; readonly key: string }
  | { readonly type: 'key-failed' }
  | { readonly type: 'saved' }
  | {
      readonly type: 'save-failed';
      readonly status: number | null;
      readonly body: JsonObject | null;
      readonly fieldIds: readonly string[];
    }
  /** An exception while sending or handling the answer (FORM-96, FORM-97). */
  | { readonly type: 'broke-off' }
  | { readonly type: 'field-edited'; readonly fieldId: string }
  | { readonly type: 'captcha-needed' }
  | { readonly type: 'captcha-completed'; readonly answer: string }
  | { readonly type: 'captcha-expired' }
  | { readonly type: 'captcha-unavailable' };

/** Effects for the caller to perform after a transition. */
export type FormEffect =
  | { readonly type: 'fetch-key' }
  /** `captchaKey` is left out without a captcha (FORM-41). */
  | { readonly type: 'save'; readonly key: string; readonly captchaKey?: string }
  | { readonly type: 'finish' }
  | { readonly type: 'focus-first-error' }
  | { readonly type: 'renew-captcha' };

export interface FormStep {
  readonly state: FormState;
  readonly effects: readonly FormEffect[];
}

export const INITIAL_FORM_STATE: FormState = {
  status: 'idle',
  errors: {},
  message: null,
  hasFieldProblem: false,
  captcha: { status: 'none' },
};

/** Whether submit is disabled: while sending, and where a captcha stands in its way (FORM-42, FORM-45, FORM-51). */
export function isSubmitDisabled({ status, captcha }: FormState): boolean {
  return status === 'submitting' || captcha.status === 'renewed' || captcha.status === 'unavailable';
}

/**
 * The submission machine (FORM-24 to FORM-27, FORM-40 to FORM-57, FORM-81 to FORM-100).
 * Pure; events that a state does not know change nothing, so a second submit while one is under way makes no call.
 */
export function advanceForm(state: FormState, event: FormEvent): FormStep {
  switch (event.type) {
    case 'submit':
      if (state.status === 'submitting' || state.status === 'success') return stay(state);
      if (!event.isReadable) return refused(state, {}, forms.unparsable);
      if (Object.keys(event.errors).length > 0) return refused(state, event.errors, forms.invalid);
      if (state.captcha.status === 'unavailable') return refused(state, {}, forms.captchaUnavailable);
      if (state.captcha.status === 'open' || state.captcha.status === 'renewed')
        return refused(state, {}, forms.captcha);
      return { state: { ...cleared(state), status: 'submitting' }, effects: [{ type: 'fetch-key' }] };
    case 'key-received':
      return whileSubmitting(state, () => ({ state, effects: [saveEffect(state, event.key)] }));
    case 'key-failed':
      return whileSubmitting(state, () => failed(state, {}, forms.noKey));
    case 'saved':
      return whileSubmitting(state, () => ({
        state: { ...cleared(state), status: 'success' },
        effects: [{ type: 'finish' }],
      }));
    case 'save-failed':
      return whileSubmitting(state, () => {
        const failure = readSaveFailure(event.status, event.body, event.fieldIds);
        return failed(state, failure.errors, failure.message);
      });
    case 'broke-off':
      return whileSubmitting(state, () => failed(state, {}, forms.brokenOff));
    case 'field-edited': {
      if (!Object.hasOwn(state.errors, event.fieldId)) return stay(state);
      const { [event.fieldId]: _cleared, ...errors } = state.errors;
      return { state: { ...state, errors }, effects: [] };
    }
    case 'captcha-needed':
    case 'captcha-expired':
      return withCaptcha(state, { status: state.captcha.status === 'renewed' ? 'renewed' : 'open' });
    case 'captcha-completed':
      return withCaptcha(state, { status: 'complete', answer: event.answer });
    case 'captcha-unavailable':
      return withCaptcha(state, { status: 'unavailable' });
    default:
      return assertNever(event);
  }
}

function stay(state: FormState): FormStep {
  return { state, effects: [] };
}

function whileSubmitting(state: FormState, next: () => FormStep): FormStep {
  return state.status === 'submitting' ? next() : stay(state);
}

/** A form whose captcha changed; the message that asked for it goes with its completion. */
function withCaptcha(state: FormState, captcha: CaptchaState): FormStep {
  const isAnswered = captcha.status === 'complete' && state.message === forms.captcha;
  return { state: { ...state, captcha, message: isAnswered ? null : state.message }, effects: [] };
}

function cleared(state: FormState): FormState {
  return { ...INITIAL_FORM_STATE, captcha: state.captcha };
}

function saveEffect({ captcha }: FormState, key: string): FormEffect {
  return captcha.status === 'complete'
    ? { type: 'save', key, captchaKey: captcha.answer }
    : { type: 'save', key };
}

/** An attempt that was not sent: messages as given, and the focus to the first field in error (FORM-39, FORM-82). */
function refused(
  { captcha }: FormState,
  errors: Readonly<Record<string, FormText>>,
  message: FormText | null,
): FormStep {
  const hasFieldProblem = Object.keys(errors).length > 0;
  return {
    state: { status: 'failure', errors, message, hasFieldProblem, captcha },
    effects: hasFieldProblem ? [{ type: 'focus-first-error' }] : [],
  };
}

/** A submission that failed: unlocked again (FORM-81), but a captcha serves once and has to be completed anew (FORM-42). */
function failed(
  state: FormState,
  errors: Readonly<Record<string, FormText>>,
  message: FormText | null,
): FormStep {
  const step = refused(state, errors, message);
  if (state.captcha.status === 'none') return step;
  return {
    state: { ...step.state, captcha: { status: 'renewed' } },
    effects: [...step.effects, { type: 'renew-captcha' }],
  };
}
