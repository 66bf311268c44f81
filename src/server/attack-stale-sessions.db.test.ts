import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { DEFINITIONS, hostOf, nameOf, pathWith } from '#server/testing/addresses.ts';
import { RECENT_SIGN_IN_MINUTES } from '#server/testing/endpoint-access.data.ts';
import { signIn, type Person } from '#server/testing/person.ts';
import { createWalkedSites, DASHBOARD, PASSWORD, type WalkedSites } from '#server/testing/walked-sites.ts';

const MINUTE_MS = 60_000;

let walked: WalkedSites;
let owner: Person;
beforeAll(async () => {
  walked = await createWalkedSites();
}, 120_000);
afterAll(() => walked.close());
beforeEach(async () => {
  // Without them nothing turns the password off, which takes no input.
  await walked.test.services.db.deleteFrom('account_recovery_codes').execute();
  owner = await signIn(walked.test, walked.a.ownerId, [DASHBOARD, walked.a.appHost]);
});

const sensitive = DEFINITIONS.filter(({ recentSignInMinutes }) => recentSignInMinutes !== undefined);

/** The code of the error that a call without its input gets: what it was let in for is not done. */
async function codeOf(definition: EndpointDefinition): Promise<string | null> {
  const { method } = definition;
  const path = pathWith(definition, () => walked.b);
  const answer = await owner.call({ method, host: hostOf(definition, walked.a), path });
  return answer.statusCode < 400 ? null : answer.json<{ code: string }>().code;
}

const prove = (password: string, host = DASHBOARD) =>
  owner.call({ method: 'POST', host, path: '/api/auth/Reauthenticate', payload: { password } });

it('every endpoint says how recent a sign-in it takes as the table does', () => {
  const said = Object.fromEntries(sensitive.map((each) => [nameOf(each), each.recentSignInMinutes]));
  expect(said).toEqual(RECENT_SIGN_IN_MINUTES);
  expect(sensitive.filter(({ access }) => access.kind === 'public')).toEqual([]);
});

it.each(sensitive.map((each) => [nameOf(each), each] as const))(
  '%s is let in as long as the sign-in is recent, and refused a moment later',
  async (_name, definition) => {
    walked.test.clock.advance((definition.recentSignInMinutes ?? 0) * MINUTE_MS);
    expect(await codeOf(definition)).not.toBe('recent-sign-in-needed');
    walked.test.clock.advance(1);
    expect(await codeOf(definition)).toBe('recent-sign-in-needed');
  },
);

it('the password proves who it is again, on all hosts of the session; a wrong one does not', async () => {
  const changeEmail = { method: 'POST', host: DASHBOARD, path: '/api/account/email' } as const;
  const change = () => owner.call({ ...changeEmail, payload: { email: 'new-one@example.org' } });
  walked.test.clock.advance(11 * MINUTE_MS);
  expect((await prove('not the password')).json()).toMatchObject({
    code: 'invalid-input',
    errors: { password: 'This is not your current password.' },
  });
  expect((await change()).json()).toMatchObject({ code: 'recent-sign-in-needed' });
  expect((await prove(PASSWORD, walked.a.appHost)).statusCode).toBe(200);
  expect((await change()).json()).toEqual({ status: 'check-mail' });
});

it('a proof is of one session: another one of the same person stays old', async () => {
  const other = await signIn(walked.test, walked.a.ownerId, [DASHBOARD]);
  walked.test.clock.advance(11 * MINUTE_MS);
  await prove(PASSWORD);
  const path = `/api/sites/${walked.a.siteId}/remove`;
  const answer = await other.call({ method: 'POST', host: DASHBOARD, path });
  expect(answer.json()).toMatchObject({ code: 'recent-sign-in-needed' });
});

it('tries are slowed down after five wrong ones, and the right password waits, too', async () => {
  walked.test.clock.advance(11 * MINUTE_MS);
  const codes: string[] = [];
  for (let tries = 0; tries < 7; tries += 1) codes.push((await prove('wrong')).json<{ code: string }>().code);
  expect(codes).toEqual([...Array.from({ length: 6 }, () => 'invalid-input'), 'sign-in-slowed']);
  const refused = await prove(PASSWORD);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
});
