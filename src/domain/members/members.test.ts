import { describe, expect, it } from 'vitest';
import { MEMBER_STATUSES, mayChangeStatus } from './member-status.ts';
import { memberSettingsSchema, NO_MEMBERS, takesMailDomain } from './member-settings.ts';
import { returnAddress } from './return-address.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the status of a member', () => {
  const LEGAL = new Set([
    'unverified active',
    'unverified removed',
    'active suspended',
    'active removed',
    'suspended active',
    'suspended removed',
    'removed unverified',
    'removed active',
    'removed suspended',
  ]);
  const changes = MEMBER_STATUSES.flatMap((from) => MEMBER_STATUSES.map((to) => [from, to] as const));

  it.each(changes)('from %s to %s is as the table says [MEMB-03]', (from, to) => {
    const former = { status: to, removedAt: 0 };
    expect(mayChangeStatus(from, to, former, DAY_MS)).toBe(LEGAL.has(`${from} ${to}`));
  });

  it('comes back only to what it was, within 7 days [MEMB-03]', () => {
    const former = { status: 'active', removedAt: 0 } as const;
    expect(mayChangeStatus('removed', 'active', former, 7 * DAY_MS - 1)).toBe(true);
    expect(mayChangeStatus('removed', 'active', former, 7 * DAY_MS)).toBe(false);
    expect(mayChangeStatus('removed', 'suspended', former, 1)).toBe(false);
    expect(mayChangeStatus('removed', 'active', null, 1)).toBe(false);
  });
});

describe('settings', () => {
  it('let nobody join and sign in by mailed link, unless the owner says more [MEMB-04] [MEMB-18]', () => {
    expect(NO_MEMBERS).toMatchObject({ isOn: false, whoMayJoin: 'nobody', signIn: 'link' });
  });

  it('take 500 mail domains and no more [MEMB-15]', () => {
    const domains = Array.from({ length: 500 }, (_, index) => `mail-${index}.example`);
    expect(memberSettingsSchema.safeParse({ ...NO_MEMBERS, domains }).success).toBe(true);
    expect(
      memberSettingsSchema.safeParse({ ...NO_MEMBERS, domains: [...domains, 'x.example'] }).success,
    ).toBe(false);
  });

  it('compare domains without regard to case [MEMB-15]', () => {
    const domains = ['example.com'];
    expect(takesMailDomain({ ...NO_MEMBERS, domainRule: 'refused', domains }, 'a@Example.COM')).toBe(false);
    expect(takesMailDomain({ ...NO_MEMBERS, domainRule: 'allowed', domains }, 'a@Example.COM')).toBe(true);
    expect(takesMailDomain({ ...NO_MEMBERS, domainRule: 'allowed', domains }, 'a@sub.example.com')).toBe(
      false,
    );
  });
});

it.each([
  ['/shop?page=2#list', '/shop?page=2#list'],
  [`/${'x'.repeat(148)}`, `/${'x'.repeat(148)}`],
  [`/${'x'.repeat(149)}`, '/account'],
  ['', '/account'],
  ['shop', '/account'],
  ['//other.example', '/account'],
  ['/\\other.example', '/account'],
  ['/\t/other.example', '/account'],
  ['https://other.example', '/account'],
  ['javascript:alert(1)', '/account'],
  ['/a\r\nset-cookie: x=y', '/account'],
  ['/account/login?to=/', '/account'],
  ['/account/link/abc', '/account'],
  ['/account/email', '/account/email'],
  ['/api/unlock', '/account'],
])('leads from %j to %s [MEMB-23]', (asked, expected) => {
  expect(returnAddress(asked)).toBe(expected);
});
