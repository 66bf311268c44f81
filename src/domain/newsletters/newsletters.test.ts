import { describe, expect, it } from 'vitest';
import { importStep } from './import-step.ts';
import { LINK_MAIL_PAUSE_MS, mayMailLink } from './link-mail-limits.ts';
import { signUpStep } from './sign-up-step.ts';
import { subscriberColumns, subscriberRowReader } from './subscriber-csv.ts';
import { mayBecome, SUBSCRIBER_STATES, type StateCause } from './subscriber-state.ts';

const CAUSES: readonly StateCause[] = ['person', 'owner', 'staff', 'mail-server'];

describe('the state on a list', () => {
  it('changes in the legal ways only [NEWS-06] [NEWS-13]', () => {
    const legal = SUBSCRIBER_STATES.flatMap((from) =>
      SUBSCRIBER_STATES.filter((to) => CAUSES.some((cause) => mayBecome(from, to, cause))).map(
        (to) => `${from} → ${to}`,
      ),
    );
    expect(legal).toEqual([
      'pending → subscribed',
      'pending → bounced',
      'subscribed → unsubscribed',
      'subscribed → bounced',
      'subscribed → complained',
      'unsubscribed → pending',
      'unsubscribed → complained',
      'bounced → subscribed',
      'complained → unsubscribed',
    ]);
    expect(mayBecome('unsubscribed', 'pending', 'owner')).toBe(false);
    expect(mayBecome('bounced', 'subscribed', 'person')).toBe(false);
    expect(mayBecome('complained', 'unsubscribed', 'owner')).toBe(false);
  });

  it('after a sign-up [NEWS-10] [NEWS-11] [NEWS-13]', () => {
    expect(signUpStep(null, true)).toEqual({ state: 'pending', mail: 'confirm' });
    expect(signUpStep(null, false)).toEqual({ state: 'subscribed', mail: 'welcome' });
    expect(signUpStep('pending', true)).toEqual({ state: null, mail: 'confirm' });
    expect(signUpStep('unsubscribed', false)).toEqual({ state: 'pending', mail: 'confirm' });
    for (const state of ['subscribed', 'bounced', 'complained'] as const) {
      expect(signUpStep(state, true)).toEqual({ state: null, mail: null });
    }
  });
});

it('mails a link at most once in ten minutes and five times a day [NEWS-11]', () => {
  const now = 1_700_000_000_000;
  expect(mayMailLink([], now)).toBe(true);
  expect(mayMailLink([now - LINK_MAIL_PAUSE_MS + 1], now)).toBe(false);
  expect(mayMailLink([now - LINK_MAIL_PAUSE_MS], now)).toBe(true);
  const five = [1, 2, 3, 4, 5].map((hours) => now - hours * 3_600_000);
  expect(mayMailLink(five, now)).toBe(false);
  expect(mayMailLink(five, now + 20 * 3_600_000)).toBe(true);
});

describe('a CSV file', () => {
  it('has its columns in any order; a name is split at its last space [NEWS-64] [NEWS-67]', () => {
    const read = subscriberRowReader(subscriberColumns(['Name', 'Email', 'UNSUB_TIME', 'Name']));
    expect(read?.(['Ada King Lovelace', 'ada@example.org', ''], 2)).toMatchObject({
      line: 2,
      firstName: 'Ada King',
      lastName: 'Lovelace',
      state: null,
    });
    expect(read?.(['', 'bo@example.org', '2026-01-01'], 3)).toMatchObject({
      line: 3,
      email: 'bo@example.org',
      state: 'unsubscribed',
    });
    expect(read?.([' ', ''], 4)).toBeNull();
    expect(subscriberRowReader(subscriberColumns(['Town']))).toBeNull();
  });
});

it('an import makes states stricter, never more permissive [NEWS-65] [NEWS-66]', () => {
  expect(importStep(null, null, true)).toBe('subscribed');
  expect(importStep(null, 'subscribed', false)).toBe('pending');
  expect(importStep('subscribed', 'unsubscribed', true)).toBe('unsubscribed');
  expect(importStep('pending', 'subscribed', true)).toBeNull();
  for (const state of ['unsubscribed', 'bounced', 'complained'] as const) {
    expect(importStep(state, 'subscribed', true)).toBeNull();
  }
  expect(importStep('complained', 'unsubscribed', true)).toBeNull();
});
