import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { addSessionKey } from '#server/accounts/session-keys.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';

const DAY_MS = 86_400_000;
const SESSION = 'portico_session';

/** What one call asks, beside whose cookies it comes with. */
export interface Asked {
  readonly method: EndpointDefinition['method'];
  /** With its parameters filled in. */
  readonly path: string;
  readonly host: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly payload?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the person's own; null for none at all. */
  readonly crumb?: string | null;
}

/** Somebody who calls endpoints: with a session on each of some hosts, and the crumb of each session. */
export interface Person {
  readonly crumbs: Readonly<Record<string, string>>;
  /** For calls that go elsewhere. */
  cookiesOn(host: string): Record<string, string>;
  call(asked: Asked): Promise<LightMyRequestResponse>;
}

/** Somebody with a session, which is put into the database: signing in itself is tested elsewhere. */
export async function signIn(
  test: TestApp,
  accountId: AccountId,
  hosts: readonly string[],
): Promise<Person & { readonly sessionId: string }> {
  const { db } = test.services;
  const sessionId = createId<'session'>();
  const now = new Date(test.clock.now);
  const expires_at = new Date(test.clock.now + 30 * DAY_MS);
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      account_id: accountId,
      device: 'test',
      created_at: now,
      last_seen_at: now,
      expires_at,
    })
    .execute();
  const jars: Record<string, Record<string, string>> = {};
  for (const host of hosts) jars[host] = { [SESSION]: await addSessionKey(db, sessionId, host) };
  return { sessionId, ...(await withCrumbs(test, jars)) };
}

/** Somebody who is not signed in, but was here before: with the cookie of a visitor on each host. */
export async function visit(test: TestApp, hosts: readonly string[]): Promise<Person> {
  return withCrumbs(test, Object.fromEntries(hosts.map((host) => [host, {}])));
}

async function withCrumbs(test: TestApp, jars: Record<string, Record<string, string>>): Promise<Person> {
  const crumbs: Record<string, string> = {};
  for (const [host, jar] of Object.entries(jars)) {
    // Without a crumb this changes nothing, and gives one.
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/Logout',
      headers: { host },
      cookies: jar,
    });
    for (const { name, value } of answer.cookies) jar[name] = value;
    crumbs[host] = answer.json<{ crumb: string }>().crumb;
  }
  return {
    crumbs,
    cookiesOn: (host) => ({ ...jars[host] }),
    call: (asked) => {
      const crumb = asked.crumb === undefined ? crumbs[asked.host] : asked.crumb;
      const query = { ...asked.query, ...(crumb === null || crumb === undefined ? {} : { crumb }) };
      const options: InjectOptions = {
        method: asked.method,
        url: asked.path,
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers: { host: asked.host, ...asked.headers },
        cookies: jars[asked.host] ?? {},
        ...(asked.payload === undefined ? {} : { payload: asked.payload }),
      };
      return test.app.inject(options);
    },
  };
}
