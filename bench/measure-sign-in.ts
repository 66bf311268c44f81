import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { hashPassword, isPasswordOf } from '../src/server/accounts/password-hash.ts';
import { withBenchDatabase } from './bench-database.ts';
import { httpCall } from './http-call.ts';
import { OWNER, type OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';

const HOST = 'demo.localhost';
const PASSWORD = 'seven herons fly';
const EMAIL = 'sign-in@example.org';
const ROUNDS = 60;
const WARMING = 5;
const TARGET_MS = 15;

/** What a sign-in takes beyond the check of the password, each beside such a check in the same moment. */
export async function measureSignIn(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const hash = await hashPassword(PASSWORD);
  await owner.call('PUT', '/api/members/settings', {
    isOn: true,
    whoMayJoin: 'anyone',
    signIn: 'password',
    asksName: false,
    runsOwnCode: false,
    domainRule: 'any',
    domains: [],
  });
  await withBenchDatabase(portico, async (pool) => {
    await pool.query(
      `insert into members (site_id, id, email, email_key, status, password_hash, joined_at, verified_at)
       select id, $1, $2, $2, 'active', $3, now(), now() from sites where identifier = 'demo'`,
      [createId(), EMAIL, hash],
    );
  });
  const { port } = portico;
  const form = new URLSearchParams({ email: EMAIL, password: PASSWORD, keep: 'yes' }).toString();
  let calls = 0;
  const address = () => ({ 'x-forwarded-for': addressOf((calls += 1)) });
  const member = async () => () =>
    httpCall(port, HOST, '/account/login', {
      method: 'POST',
      headers: {
        origin: `http://${HOST}:${port}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...address(),
      },
      body: form,
    });
  const contributor = async () => {
    const { crumb, cookie } = await meet(port, address());
    return () =>
      httpCall(port, 'app.localhost', `/api/auth/Login?crumb=${encodeURIComponent(crumb)}`, {
        method: 'POST',
        headers: {
          cookie,
          'content-type': 'application/json',
          ...address(),
        },
        body: JSON.stringify(OWNER),
      });
  };
  return [
    await beyondTheHash('a member', hash, member, 303),
    await beyondTheHash('a contributor', hash, contributor, 200),
  ];
}

async function beyondTheHash(
  who: string,
  hash: string,
  prepare: () => Promise<() => ReturnType<typeof httpCall>>,
  expected: number,
): Promise<Measured> {
  const times: { readonly whole: number; readonly check: number }[] = [];
  for (let round = 0; round < ROUNDS + WARMING; round += 1) {
    const signIn = await prepare();
    const started = performance.now();
    const { status, body } = await signIn();
    const whole = performance.now() - started;
    if (status !== expected) throw new Error(`${who}: ${status} ${body.toString().slice(0, 300)}`);
    const checked = performance.now();
    await isPasswordOf(hash, PASSWORD);
    if (round >= WARMING) times.push({ whole, check: performance.now() - checked });
  }
  return {
    what: `sign-in of ${who} beyond the check of the password, median`,
    value: median(times.map(({ whole, check }) => whole - check)),
    unit: 'ms',
    target: { atMost: TARGET_MS },
    note: `the check takes ${median(times.map(({ check }) => check)).toFixed(1)} ms`,
  };
}

/** What the dashboard gives a browser that calls without a crumb: its crumb, and the cookies that belong to it. */
async function meet(
  port: number,
  address: Readonly<Record<string, string>>,
): Promise<{ readonly crumb: string; readonly cookie: string }> {
  const { headers, body } = await httpCall(port, 'app.localhost', '/api/auth/Login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...address },
    body: JSON.stringify(OWNER),
  });
  const { crumb } = JSON.parse(body.toString()) as { crumb: string };
  const given = [headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? '');
  return { crumb, cookie: given.join('; ') };
}

/** Another visitor each time: how often one may try is counted. */
function addressOf(call: number): string {
  return `10.2.${call >> 8}.${call & 255}`;
}
