import { assertNever } from '#lib/invariant.ts';
import type { JsonObject } from '#lib/json.ts';
import { FORM_MESSAGES } from './form-messages.ts';
import { readSaveFailure } from './save-outcome.ts';

/** A form on a page (FORM-48). `idle` and `failure` accept a submit. */
export interface FormState {
  readonly status: 'idle' | 'submitting' | 'success' | 'failure';
  /** By field id, in the order of the fields. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** Whether the last attempt left an error on a field: the two scroll messages show (FORM-85 to FORM-89). */
  readonly hasFieldProblem: boolean;
}

export type FormEvent =
  /** `errors` are those of the check in the browser; empty where validation is disabled (FORM-25). */
  | {
      readonly type: 'submit';
      readonly isReadable: boolean;
      readonly errors: Readonly<Record<string, string>>;
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
  | { readonly type: 'field-edited'; readonly fieldId: string };

/** What the shell does after a step. */
export type FormEffect =
  | { readonly type: 'fetch-key' }
  | { readonly type: 'save'; readonly key: string }
  | { readonly type: 'finish' }
  | { readonly type: 'focus-first-error' };

export interface FormStep {
  readonly state: FormState;
  readonly effects: readonly FormEffect[];
}

export const INITIAL_FORM_STATE: FormState = {
  status: 'idle',
  errors: {},
  message: null,
  hasFieldProblem: false,
};

/**
 * The submission machine (FORM-24 to FORM-27, FORM-48 to FORM-57, FORM-81 to FORM-100).
 * Pure; events that a state does not know change nothing, so a second submit while one is under way makes no call.
 */
export function advanceForm(state: FormState, event: FormEvent): FormStep {
  switch (event.type) {
    case 'submit':
      if (state.status === 'submitting' || state.status === 'success') return stay(state);
      if (!event.isReadable) return failed({}, FORM_MESSAGES.unparsable);
      if (Object.keys(event.errors).length > 0) return failed(event.errors, FORM_MESSAGES.invalid);
      return { state: { ...INITIAL_FORM_STATE, status: 'submitting' }, effects: [{ type: 'fetch-key' }] };
    case 'key-received':
      return state.status === 'submitting'
        ? { state, effects: [{ type: 'save', key: event.key }] }
        : stay(state);
    case 'key-failed':
      return whileSubmitting(state, () => failed({}, FORM_MESSAGES.noKey));
    case 'saved':
      return whileSubmitting(state, () => ({
        state: { ...INITIAL_FORM_STATE, status: 'success' },
        effects: [{ type: 'finish' }],
      }));
    case 'save-failed':
      return whileSubmitting(state, () => {
        const failure = readSaveFailure(event.status, event.body, event.fieldIds);
        return failed(failure.errors, failure.message);
      });
    case 'broke-off':
      return whileSubmitting(state, () => failed({}, FORM_MESSAGES.brokenOff));
    case 'field-edited': {
      if (!Object.hasOwn(state.errors, event.fieldId)) return stay(state);
      const { [event.fieldId]: _cleared, ...errors } = state.errors;
      return { state: { ...state, errors }, effects: [] };
    }
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

/** A failed attempt: messages as given, and the focus to the first field in error (FORM-39, FORM-81, FORM-82). */
function failed(errors: Readonly<Record<string, string>>, message: string | null): FormStep {
  const hasFieldProblem = Object.keys(errors).length > 0;
  return {
    state: { status: 'failure', errors, message, hasFieldProblem },
    effects: hasFieldProblem ? [{ type: 'focus-first-error' }] : [],
  };
}
