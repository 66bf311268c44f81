import { describe, expect, it } from 'vitest';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Id } from '#lib/id.ts';
import { admittedCaller, admittedSite } from './admission.ts';
import { VISITOR, type Contributor, type MemberCaller, type Operator } from './caller.ts';

const account = {
  accountId: 'a' as AccountId,
  sessionId: 's' as Id<'session'>,
  reauthenticatedAt: new Date(0),
  name: 'Ann',
  email: 'ann@example.org',
  language: null,
};
const contributor = (...permissions: readonly Permission[]): Contributor => ({
  kind: 'contributor',
  account,
  isOfSite: true,
  permissions: new Set(permissions),
});
const operator: Operator = { ...contributor(), kind: 'operator' };

describe('an endpoint that takes one of several permissions', () => {
  const access = { kind: 'permission', any: ['crm.read', 'newsletter.subscribers.read'] } as const;

  it.each([['crm.read'], ['newsletter.subscribers.read']] as const)(
    'lets in whoever has %s [ROLE-25]',
    (permission) => {
      const caller = contributor('content.read', permission);
      expect(admittedCaller(access, caller)).toBe(caller);
    },
  );

  it('refuses whoever has none of them, and the operator no less [ROLE-25]', () => {
    expect(() => admittedCaller(access, contributor('content.read', 'crm.write'))).toThrow(
      expect.objectContaining({ code: 'not-permitted' }),
    );
    expect(() => admittedCaller(access, operator)).toThrow(
      expect.objectContaining({ code: 'not-permitted' }),
    );
  });

  it('asks visitors to sign in', () => {
    expect(() => admittedCaller(access, VISITOR)).toThrow(
      expect.objectContaining({ code: 'login-required' }),
    );
  });
});

it('an endpoint of the operator lets nobody else in', () => {
  const access = { kind: 'installation-owner' } as const;
  expect(admittedCaller(access, operator)).toBe(operator);
  expect(() => admittedCaller(access, contributor('settings.general'))).toThrow(
    expect.objectContaining({ code: 'not-permitted' }),
  );
  expect(() => admittedCaller(access, VISITOR)).toThrow(expect.objectContaining({ code: 'login-required' }));
});

it('an endpoint for accounts lets in whoever has one', () => {
  const access = { kind: 'account' } as const;
  expect(admittedCaller(access, operator)).toBe(operator);
  expect(admittedCaller(access, contributor()).account).toBe(account);
  expect(() => admittedCaller(access, VISITOR)).toThrow(expect.objectContaining({ code: 'login-required' }));
});

it('an endpoint for members lets in no contributor, and asks visitors to sign in [MEMB-26] [MEMB-27]', () => {
  const access = { kind: 'member' } as const;
  const session = { sessionId: 's' as Id<'member-session'>, signedInAt: new Date(0) };
  const signedIn = { ...session, memberId: 'm' as Id<'member'>, email: 'ada@example.org' };
  const member: MemberCaller = { ...VISITOR, kind: 'member', member: signedIn };
  expect(admittedCaller(access, member)).toBe(member);
  expect(() => admittedCaller(access, operator)).toThrow(expect.objectContaining({ code: 'not-permitted' }));
  expect(() => admittedCaller(access, VISITOR)).toThrow(expect.objectContaining({ code: 'login-required' }));
});

describe('an endpoint answers on its own hosts only', () => {
  const site = { siteId: 's' as SiteId, identifier: 's', isPublic: true, featuresOff: [] } as const;
  const CASES = {
    dashboard: { hostKind: 'dashboard', site: null },
    app: { hostKind: 'site', site: { ...site, host: 'app' } },
    public: { hostKind: 'site', site: { ...site, host: 'public' } },
  } as const;
  const ANSWERS = {
    dashboard: ['dashboard'],
    app: ['app'],
    site: ['app', 'public'],
    any: ['dashboard', 'app', 'public'],
  } as const;

  it.each(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])('%s', (host) => {
    const answers: readonly string[] = ANSWERS[host];
    const [there, elsewhere] = [true, false].map((isThere) =>
      Object.entries(CASES).filter(([name]) => answers.includes(name) === isThere),
    );
    for (const [, asked] of there ?? []) expect(admittedSite(host, asked)).toBe(asked.site);
    for (const [, asked] of elsewhere ?? []) {
      expect(() => admittedSite(host, asked)).toThrow(expect.objectContaining({ code: 'not-found' }));
    }
  });
});
