import { mayBecome, type SubscriberState } from './subscriber-state.ts';

/** The effect of a sign-up on a person's subscription to a list. */
export interface SignUpStep {
  /** The state that begins, or null where nothing changes. */
  readonly state: SubscriberState | null;
  /** The mail that goes out, unless the address got too many. */
  readonly mail: 'confirm' | 'welcome' | null;
}

const NOTHING: SignUpStep = { state: null, mail: null };

/**
 * A person signs up (NEWS-06, NEWS-10, NEWS-11, NEWS-13). `state` is null for somebody new. Somebody who left is
 * subscribed again only after a confirmation, whatever the setting of the list; somebody who is subscribed stays so and
 * gets no mail.
 */
export function signUpStep(state: SubscriberState | null, isDoubleOptIn: boolean): SignUpStep {
  if (state === null) {
    return isDoubleOptIn ? { state: 'pending', mail: 'confirm' } : { state: 'subscribed', mail: 'welcome' };
  }
  if (state === 'pending') return { state: null, mail: 'confirm' };
  return mayBecome(state, 'pending', 'person') ? { state: 'pending', mail: 'confirm' } : NOTHING;
}
