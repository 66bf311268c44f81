import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { hashToken } from '../src/server/accounts/session-token.ts';
import { withBenchDatabase } from './bench-database.ts';
import { httpCall } from './http-call.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';
import { createSixtyBlockPage } from './sixty-block-page.ts';

const HOST = 'demo.localhost';
const TOKEN = 'm'.repeat(43);
const ROUNDS = 12;
const ASKED = 40;

/**
 * What gating costs, in turns with and without it: pages that are not cached, for visitors, on a site with and without
 * gated content; and a gated page for a member against the same page while it is open.
 */
export async function measureGating(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const page = await createSixtyBlockPage(owner, 'Bench gated');
  const other = await createSixtyBlockPage(owner, 'Bench gated beside');
  await owner.call('PUT', '/api/members/settings', {
    isOn: true,
    whoMayJoin: 'anyone',
    signIn: 'link',
    asksName: false,
    runsOwnCode: false,
    domainRule: 'any',
    domains: [],
  });
  await addMember(portico);
  let asked = 0;
  // No address is asked for twice: each is rendered.
  const time = async (headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    asked += 1;
    const started = performance.now();
    const answer = await httpCall(portico.port, HOST, `${page.path}?page=${asked}`, { headers });
    const ms = performance.now() - started;
    if (answer.status !== 200) throw new Error(`${page.path} answered ${answer.status}`);
    return ms;
  };
  const times = async (headers?: Readonly<Record<string, string>>): Promise<number> => {
    for (let count = 0; count < 5; count += 1) await time(headers);
    const all: number[] = [];
    for (let count = 0; count < ASKED; count += 1) all.push(await time(headers));
    return median(all);
  };
  const pairs: { readonly before: number; readonly beside: number; readonly member: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await setRule(owner, page.documentId, 'public');
    await setRule(owner, other.documentId, 'public');
    const before = await times();
    await setRule(owner, other.documentId, 'members');
    const beside = await times();
    await setRule(owner, page.documentId, 'members');
    pairs.push({ before, beside, member: await times({ cookie: `portico_member=${TOKEN}` }) });
  }
  return [
    {
      what: 'page for a visitor, not cached, on a site with gated pages against one without',
      value: median(pairs.map(({ before, beside }) => beside / before)),
      unit: '×',
      target: { atMost: 1.02 },
      note: `${median(pairs.map(({ before }) => before)).toFixed(2)} ms without`,
    },
    {
      what: 'gated page for a member, its rate against the same page open and not cached',
      value: median(pairs.map(({ before, member }) => before / member)),
      unit: '×',
      target: { atLeast: 0.5 },
      note: `${median(pairs.map(({ member }) => member)).toFixed(2)} ms for the member`,
    },
  ];
}

async function setRule(owner: OwnerClient, documentId: string, kind: 'public' | 'members'): Promise<void> {
  const { version } = await owner.call<{ version: number }>('GET', `/api/documents/${documentId}`);
  const record = { id: 'access', type: 'access', rule: { kind }, preview: { kind: 'none' } };
  const [id, gestureId] = [createId(), createId()];
  await owner.call('POST', `/api/documents/${documentId}/changes`, {
    clientId: createId(),
    changes: [
      { id, baseVersion: version, name: 'Set the rule', gestureId, operations: [{ op: 'put', record }] },
    ],
  });
  await owner.call('POST', '/api/publish', { documentIds: [documentId] });
}

/** A member of the demo site with a session, put into the database: signing in is no part of this. */
async function addMember(portico: RunningPortico): Promise<void> {
  const [member, session] = [createId(), createId()];
  await withBenchDatabase(portico, async (pool) => {
    await pool.query(
      `insert into members (site_id, id, email, email_key, status, joined_at, verified_at)
       select id, $1, 'bench@example.org', 'bench@example.org', 'active', now(), now() from sites
       where identifier = 'demo'`,
      [member],
    );
    await pool.query(
      `insert into member_sessions (site_id, id, member_id, token_hash, device, signed_in_at, last_used_at, expires_at)
       select id, $1, $2, $3, 'bench', now(), now(), now() + interval '1 day' from sites where identifier = 'demo'`,
      [session, member, hashToken(TOKEN)],
    );
  });
}
