import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { VISITOR, type AccountHolder, type Caller, type Operator } from './caller.ts';
import type { Call } from './call.ts';
import { implement } from './route.ts';
import type { SiteScope } from './site-scope.ts';

const common = { method: 'GET', path: '/api/x', output: z.object({}) } as const;

it('a handler gets the site that the host of its endpoint promises, and no other', () => {
  expectTypeOf<Call<'app'>['site']['host']>().toEqualTypeOf<'app'>();
  expectTypeOf<Call<'site'>['site']>().toEqualTypeOf<SiteScope>();
  expectTypeOf<Call<'any'>['site']>().toEqualTypeOf<SiteScope | null>();
  expectTypeOf<Call<'dashboard'>['site']>().toBeNull();
  implement(defineEndpoint({ ...common, host: 'app', access: { kind: 'public' } }), async ({ site }) => {
    expectTypeOf(site.siteId).toBeString();
    return {};
  });
  implement(defineEndpoint({ ...common, host: 'any', access: { kind: 'public' } }), async ({ site }) => {
    // @ts-expect-error: on the dashboard there is no site
    expectTypeOf(site.siteId).toBeString();
    return {};
  });
});

it('a handler gets the caller that the access of its endpoint promises, and no other', () => {
  expectTypeOf<Call<'app', 'public'>['caller']>().toEqualTypeOf<Caller>();
  expectTypeOf<Call<'app', 'account'>['caller']>().toEqualTypeOf<AccountHolder>();
  expectTypeOf<Call<'app', 'permission'>['caller']>().toEqualTypeOf<AccountHolder>();
  expectTypeOf<Call<'dashboard', 'installation-owner'>['caller']>().toEqualTypeOf<Operator>();
  const access = { kind: 'permission', any: ['content.read'] } as const;
  implement(defineEndpoint({ ...common, host: 'app', access }), async ({ caller, body }) => {
    expectTypeOf(caller.account.accountId).toBeString();
    expectTypeOf(body).toBeUndefined();
    return {};
  });
  implement(defineEndpoint({ ...common, host: 'app', access: { kind: 'public' } }), async ({ caller }) => {
    // @ts-expect-error: visitors have no account
    expectTypeOf(caller.account).toBeObject();
    return {};
  });
});

it('a visitor may do nothing on any site', () => {
  expect(VISITOR).toEqual({ kind: 'visitor', isOfSite: false, permissions: new Set() });
});
