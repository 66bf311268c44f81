import { describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { permissionsOf } from '#domain/roles/permissions.ts';
import { WEBSITE_ROLES, type WebsiteRole } from '#domain/roles/website-roles.ts';
import { DEFINITIONS, nameOf } from '#server/testing/addresses.ts';
import { NAMED_SITE_PERMISSIONS } from '#server/testing/endpoint-access.data.ts';
import {
  CALLS_OF_PUBLISHING,
  ENDPOINT_ROLES,
  NAMED_SITE_ROLES,
} from '#server/testing/endpoint-roles.data.ts';

const IN_WORDS = {
  public: 'everybody',
  account: 'whoever is signed in',
  member: 'members of the site',
  'installation-owner': 'the operator',
} as const;

/** Whether somebody with one role and an account may call, by what the endpoint declares. */
function mayCall(role: WebsiteRole, { access }: EndpointDefinition): boolean {
  if (access.kind !== 'permission') return access.kind === 'public' || access.kind === 'account';
  const held = permissionsOf([role]);
  return access.any.some((permission) => held.has(permission));
}

/** Whether a row lets a role in. */
const isIn = (role: WebsiteRole, row: string): boolean =>
  row === IN_WORDS.public || row === IN_WORDS.account || row.split(' ').includes(role);

it('every endpoint has a row, and every row an endpoint [ROLE-23] [ROLE-25]', () => {
  expect(DEFINITIONS.map(nameOf).toSorted()).toEqual(Object.keys(ENDPOINT_ROLES).toSorted());
  expect(Object.keys(NAMED_SITE_PERMISSIONS).toSorted()).toEqual(Object.keys(NAMED_SITE_ROLES).toSorted());
});

it('a row names who may call in one way: in words, or roles in their order', () => {
  const words: readonly string[] = Object.values(IN_WORDS);
  const wrong = Object.entries({ ...ENDPOINT_ROLES, ...NAMED_SITE_ROLES }).filter(([, row]) => {
    const named = row.split(' ');
    return !words.includes(row) && WEBSITE_ROLES.filter((role) => named.includes(role)).join(' ') !== row;
  });
  expect(wrong).toEqual([]);
  const unsaid = DEFINITIONS.filter(
    ({ access: { kind }, ...definition }) =>
      kind !== 'permission' && ENDPOINT_ROLES[`${definition.method} ${definition.path}`] !== IN_WORDS[kind],
  );
  expect(unsaid.map(nameOf)).toEqual([]);
});

const OWN_ROWS =
  'ROLE-11 ROLE-12 ROLE-13 ROLE-14 ROLE-15 ROLE-16 ROLE-17 ROLE-18 ROLE-19 ROLE-20 ROLE-21 ROLE-22';
const rows = WEBSITE_ROLES.map((role, at) => [role, OWN_ROWS.split(' ')[at]] as const);

describe.each(rows)('%s [%s]', (role) => {
  it('may call what the table says and nothing else [ROLE-23] [ROLE-25]', () => {
    const wrong = DEFINITIONS.filter(
      (definition) => mayCall(role, definition) !== isIn(role, ENDPOINT_ROLES[nameOf(definition)] ?? ''),
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('may call of a site that the dashboard names what the table says [ROLE-61]', () => {
    const held = permissionsOf([role]);
    const wrong = Object.entries(NAMED_SITE_PERMISSIONS).filter(
      ([name, permission]) => held.has(permission) !== isIn(role, NAMED_SITE_ROLES[name] ?? ''),
    );
    expect(wrong).toEqual([]);
  });
});

it('an editor whose pages are reviewed may call all but what publishes [ROLE-14]', () => {
  const may = (isReviewed: boolean) => {
    const held = permissionsOf(['editor'], isReviewed);
    return DEFINITIONS.filter(
      ({ access }) => access.kind === 'permission' && access.any.some((permission) => held.has(permission)),
    ).map(nameOf);
  };
  const lost = may(false).filter((name) => !may(true).includes(name));
  expect(lost.toSorted()).toEqual(CALLS_OF_PUBLISHING.toSorted());
});
