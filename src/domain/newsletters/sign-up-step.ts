import { mayBecome, type SubscriberState } from './subscriber-state.ts';

/** What a sign-up does to a person's place on a list. */
export interface SignUpStep {
  /** The state that begins, or null where nothing changes. */
  readonly state: SubscriberState | null;
  /** The mail that goes out, unless the address got too many. */
  readonly mail: 'confirm' | 'welcome' | null;
}

const NOTHING: SignUpStep = { state: null, mail: null };

/**
 * A person signs up (NEWS-06, NEWS-10, NEWS-11, NEWS-13). `state` is null for somebody new. Who left comes back with a
 * confirmation only, whatever the list asks for; who is on the list stays there and hears nothing.
 */
export function signUpStep(state: SubscriberState | null, isDoubleOptIn: boolean): SignUpStep {
  if (state === null) {
    return isDoubleOptIn ? { state: 'pending', mail: 'confirm' } : { state: 'subscribed', mail: 'welcome' };
  }
  if (state === 'pending') return { state: null, mail: 'confirm' };
  return mayBecome(state, 'pending', 'person') ? { state: 'pending', mail: 'confirm' } : NOTHING;
}
