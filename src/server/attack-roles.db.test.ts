import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { WEBSITE_ROLES, type WebsiteRole } from '#domain/roles/website-roles.ts';
import { createId } from '#lib/id.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { DEFINITIONS, definitionOf, hostOf, nameOf, parametersOf } from '#server/testing/addresses.ts';
import { ENDPOINT_ACCESS, NAMED_SITE_PERMISSIONS } from '#server/testing/endpoint-access.data.ts';
import { ENDPOINT_ROLES, NAMED_SITE_ROLES } from '#server/testing/endpoint-roles.data.ts';
import { inputOf } from '#server/testing/inputs.ts';
import { signIn, type Person } from '#server/testing/person.ts';
import { addAccount, createWalkedSites, DASHBOARD, type WalkedSites } from '#server/testing/walked-sites.ts';

let walked: WalkedSites;
const people = new Map<WebsiteRole | 'stranger', Person>();
beforeAll(async () => {
  walked = await createWalkedSites();
  const { test, b } = walked;
  for (const role of [...WEBSITE_ROLES, 'stranger'] as const) {
    const accountId = await addAccount(test, role);
    if (role !== 'stranger') {
      await grantRoles(test.services.db, b.siteId, { accountId, roles: [role], now: test.clock.now });
    }
    people.set(role, await signIn(test, accountId, [DASHBOARD, b.appHost]));
  }
}, 120_000);
afterAll(() => walked.close());

function accessOf({ access }: EndpointDefinition): string {
  return access.kind === 'permission' ? access.any.join(' or ') : access.kind;
}

/** Whether a row of the tables by role lets somebody with an account in. */
const isIn = (role: string, row = ''): boolean =>
  row === 'whoever is signed in' || row.split(' ').includes(role);

/** What a person may do whose session has not ended. */
type Outcome = 'refused' | 'let in' | 'not signed in';

function outcomeOf(answer: LightMyRequestResponse): Outcome {
  const code = answer.statusCode < 400 ? null : answer.json<{ code: string }>().code;
  if (code === 'login-required' || code === 'crumb-fail') return 'not signed in';
  return code === 'not-permitted' ? 'refused' : 'let in';
}

/** Calls an endpoint with ids that do not exist, so that whoever may call it changes little for those after. */
async function outcome(person: Person, definition: EndpointDefinition): Promise<Outcome> {
  const { method, path } = definition;
  const made = path.replaceAll(/:\w+/g, () => createId());
  return outcomeOf(await person.call({ method, host: hostOf(definition, walked.b), path: made }));
}

it('every endpoint says who may call it as the table does, and has a row there [DATA-14]', () => {
  const said = Object.fromEntries(DEFINITIONS.map((each) => [nameOf(each), accessOf(each)]));
  expect(said).toEqual(ENDPOINT_ACCESS);
});

it('every call of the dashboard that names a site has a row there', () => {
  const named = DEFINITIONS.filter(
    ({ host, path }) => host === 'dashboard' && parametersOf(path).includes('siteId'),
  );
  expect(named.map(nameOf).toSorted()).toEqual(Object.keys(NAMED_SITE_PERMISSIONS).toSorted());
});

it.each(['editor', 'billing', 'reporting', 'stranger'] as const)(
  'the calls of orders, the settings of the store and stock answer %s with 403 [ORD-106]',
  async (role) => {
    const calls = [
      'GET /api/orders',
      'GET /api/orders/:orderId',
      'POST /api/orders/export',
      'GET /api/orders/export.csv',
      'GET /api/orders/print',
      'POST /api/orders/:orderId/refunds',
      'POST /api/orders/:orderId/parcels',
      'POST /api/orders/:orderId/cancel',
      'POST /api/orders/test',
      'POST /api/store/open',
      'GET /api/store/mails',
      'GET /api/inventory',
      'GET /api/inventory/:variantId/movements',
    ];
    const person = people.get(role);
    if (person === undefined) throw new Error(`Nobody is ${role}`);
    const answers = calls.map(async (name) => {
      const definition = definitionOf(name);
      const { method, path } = definition;
      const host = hostOf(definition, walked.b);
      const answer = await person.call({ method, host, path: path.replaceAll(/:\w+/g, () => createId()) });
      return `${name}: ${answer.statusCode}`;
    });
    expect(await Promise.all(answers)).toEqual(calls.map((name) => `${name}: 403`));
  },
);

describe.each([...WEBSITE_ROLES, 'stranger'] as const)('%s', (role) => {
  const person = () => {
    const found = people.get(role);
    if (found === undefined) throw new Error(`Nobody is ${role}`);
    return found;
  };

  it('is refused exactly what the role does not allow [DATA-14] [DATA-33] [ROLE-23]', async () => {
    const wrong: string[] = [];
    for (const definition of DEFINITIONS.filter(({ access }) => access.kind !== 'public')) {
      const mayCall = isIn(role, ENDPOINT_ROLES[nameOf(definition)]);
      const got = await outcome(person(), definition);
      if (got !== (mayCall ? 'let in' : 'refused')) wrong.push(`${nameOf(definition)}: ${got}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is refused it on the dashboard, too; to strangers there is no such site [DATA-14] [ROLE-61]', async () => {
    const wrong: string[] = [];
    for (const [name, roles] of Object.entries(NAMED_SITE_ROLES)) {
      const definition = definitionOf(name);
      const { payload } = inputOf(definition, walked.b);
      const path = definition.path.replace(':siteId', walked.b.siteId);
      const answer = await person().call({
        method: definition.method,
        host: DASHBOARD,
        path,
        // Nobody's password: the site stays.
        ...(payload === undefined ? {} : { payload: { ...payload, password: 'wrong' } }),
      });
      const got = answer.statusCode === 404 && role === 'stranger' ? 'no such site' : outcomeOf(answer);
      const expected = role === 'stranger' ? 'no such site' : isIn(role, roles) ? 'let in' : 'refused';
      if (got !== expected) wrong.push(`${name}: ${got} in place of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});
