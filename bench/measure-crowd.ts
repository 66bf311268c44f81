import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { hashToken } from '../src/server/accounts/session-token.ts';
import { withBenchDatabase } from './bench-database.ts';
import { httpCall, type Answer } from './http-call.ts';
import { measureMemory } from './measure-memory.ts';
import type { OwnerClient } from './owner-client.ts';
import { percentile, type Measured } from './report.ts';

const HOST = 'demo.localhost';
const VISITORS = 300;
const CALLS_EACH = 10;
const FEED_TOKEN = 'f'.repeat(43);
const MEMBER = 'crowd@example.org';
const SESSION_TOKEN = 's'.repeat(43);
const SIGNED_IN = `portico_member=${SESSION_TOKEN}`;
const ASKED_TOKEN = 'a'.repeat(43);
const COPY_TOKEN = 'c'.repeat(43);
/** A visitor waits, and is answered: nobody is kept for longer than this, with 300 at once. */
const LONGEST_MS = 10_000;
const MOST_MEMORY_MB = 100;
const FORM = 'application/x-www-form-urlencoded';

interface Crowded {
  readonly documentId: string;
  readonly collectionId: string;
  readonly commentId: string;
}

/**
 * What visitors may call without an account, by 300 of them at once: every call is answered within bounds, none by an
 * error of the server, and the memory of all processes stays.
 */
export async function measureCrowd(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const crowded = await prepare(portico, owner);
  const { documentId, commentId, collectionId } = crowded;
  const ofComment = `${documentId}/${commentId}`;
  const calls = [
    ['likes', (send) => send('POST', `/api/comment/like/${ofComment}`, '')],
    ['reports', (send) => send('POST', `/api/comment/report/${ofComment}`, '')],
    ['comments', (send, n) => sendComment(send, documentId, n)],
    ['the personal feed', (send) => send('GET', `/account/feed/${FEED_TOKEN}/${collectionId}/feed.xml`)],
    ['requests for data', sendRequest],
    ['links to data, made up', (send, n) => send('GET', `/api/my-data/copy/${String(n).padStart(43, 'x')}`)],
    ['a confirmed request', (send) => send('POST', `/api/my-data/confirm/${ASKED_TOKEN}`, '')],
    ['the code of a copy', (send) => send('POST', `/api/my-data/copy/${COPY_TOKEN}/code`, '')],
    [
      'a copy by a guessed code',
      (send, n) => send('POST', `/api/my-data/copy/${COPY_TOKEN}/file`, `code=${String(n).padStart(6, '0')}`),
    ],
  ] as const satisfies readonly (readonly [what: string, call: Call])[];
  const measured: Measured[] = [];
  // What a process takes once, for as many at a time as it meets, is no part of it.
  await crowd(portico, ...calls[0]);
  for (const [what, call] of calls) measured.push(...(await crowd(portico, what, call)));
  return [...measured, ...(await leftBehind(portico))];
}

/** What strangers cause by requests for the data of one address, however many they send (CRM-28). */
async function leftBehind(portico: RunningPortico): Promise<readonly Measured[]> {
  const { mails, requests } = await withBenchDatabase(portico, async (pool) => {
    const { rows } = await pool.query<{ mails: string; requests: string }>(
      `select (select count(*) from outbox_mails where recipient = $1) as mails,
         (select count(*) from data_requests where email = $1) - 2 as requests`,
      [MEMBER],
    );
    return { mails: Number(rows[0]?.mails), requests: Number(rows[0]?.requests) };
  });
  return [
    {
      what: 'mails to the address whose data 300 visitors ask for',
      value: mails,
      unit: '',
      target: { atMost: 3 },
    },
    { what: 'requests that are kept of it', value: requests, unit: '', target: { atMost: 3 } },
  ];
}

type Send = (
  method: 'GET' | 'POST',
  path: string,
  body?: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;
type Call = (send: Send, n: number) => Promise<Answer>;

async function crowd(portico: RunningPortico, what: string, call: Call): Promise<readonly Measured[]> {
  const { port, dataDir } = portico;
  const memory = () => measureMemory(portico.process.pid ?? 0, dataDir);
  const before = memory();
  const times: number[] = [];
  const answers = new Map<string, number>();
  let [failed, peak] = [0, before ?? 0];
  const watch = setInterval(() => {
    peak = Math.max(peak, memory() ?? 0);
  }, 500);
  await Promise.all(
    Array.from({ length: VISITORS }, async (_each, visitor) => {
      for (let n = 0; n < CALLS_EACH; n += 1) {
        const started = performance.now();
        const status = await call(senderOf(port, visitor), visitor * CALLS_EACH + n).then(
          (answer) => answer.status,
          () => 0,
        );
        times.push(performance.now() - started);
        answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
        if (status === 0 || status >= 500) failed += 1;
      }
    }),
  );
  clearInterval(watch);
  const counted = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  const name = `${VISITORS} visitors at once, ${what}`;
  return [
    {
      what: `${name}: not answered, or by an error`,
      value: failed,
      unit: '',
      target: { atMost: 0 },
      note: counted,
    },
    {
      what: `${name}: the longest that one waits`,
      value: Math.max(...times),
      unit: 'ms',
      target: { atMost: LONGEST_MS },
      note: `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    },
    ...(before === null
      ? []
      : [
          {
            what: `${name}: memory beyond what it was`,
            value: peak - before,
            unit: 'MB',
            target: { atMost: MOST_MEMORY_MB },
            note: `${before.toFixed(0)} MB before`,
          },
        ]),
  ];
}

/** Calls of one visitor, from an address of their own. */
function senderOf(port: number, visitor: number): Send {
  const address = `10.3.${visitor >> 8}.${visitor & 255}`;
  return (method, path, body, headers = {}) =>
    httpCall(port, HOST, path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...headers,
        ...(method === 'POST' ? { origin: `http://${HOST}:${port}`, 'content-type': FORM } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
}

/** Writes a comment with the key of its form, as a page without scripts does. */
async function sendComment(send: Send, documentId: string, n: number): Promise<Answer> {
  const path = `/api/comment/write/${documentId}`;
  const form = await send('GET', path);
  const [, key = ''] = /name="key"[^>]*value="([^"]*)"/.exec(form.body.toString()) ?? [];
  const fields = { name: 'Ada', email: `crowd${n}@example.org`, text: `Well fired, number ${n}.`, key };
  return send('POST', path, new URLSearchParams(fields).toString());
}

/** Asks for a copy of the data of the member who is signed in, by the form of the account page. */
async function sendRequest(send: Send): Promise<Answer> {
  const page = await send('GET', '/account/get-data', undefined, { cookie: SIGNED_IN });
  const [, crumb = ''] = /name="crumb"[^>]*value="([^"]*)"/.exec(page.body.toString()) ?? [];
  const given = [page.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? '');
  const cookie = [SIGNED_IN, ...given].join('; ');
  return send('POST', '/account/get-data', new URLSearchParams({ crumb }).toString(), { cookie });
}

/** An item of the demo site that takes comments, with one to like, and a member with a personal feed. */
async function prepare(portico: RunningPortico, owner: OwnerClient): Promise<Crowded> {
  const { settings } = await owner.call<{ settings: object }>('GET', '/api/comment-settings');
  const open = { isEnabled: true, isOpen: true, hasLikes: true };
  await owner.call('PUT', '/api/comment-settings', { settings: { ...settings, ...open } });
  await owner.call('PUT', '/api/members/settings', {
    isOn: true,
    whoMayJoin: 'anyone',
    signIn: 'link',
    asksName: false,
    runsOwnCode: false,
    domainRule: 'any',
    domains: [],
  });
  const crowded = await withBenchDatabase(portico, async (pool) => {
    const { rows } = await pool.query<{ site_id: string; document_id: string; collection_id: string }>(
      `select entry.site_id, entry.document_id, entry.collection_id from content_entries as entry
       join sites on sites.id = entry.site_id
       where sites.identifier = 'demo' and entry.stage = 'live' and entry.kind = 'item' limit 1`,
    );
    const [item] = rows;
    if (item === undefined) throw new Error('The demo site has no item');
    const [commentId, memberId] = [createId(), createId()];
    await pool.query(
      `insert into item_comments (site_id, id, document_id, kind, state, author_name, author_url, body, created_at)
       values ($1, $2, $3, 'comment', 'approved', 'Bo', '', 'Well fired.', now())`,
      [item.site_id, commentId, item.document_id],
    );
    await pool.query(
      `insert into members (site_id, id, email, email_key, status, joined_at, verified_at)
       values ($1, $2, $3, $3, 'active', now(), now())`,
      [item.site_id, memberId, MEMBER],
    );
    await pool.query(
      `insert into member_sessions (site_id, id, member_id, token_hash, device, signed_in_at, last_used_at, expires_at)
       values ($1, $2, $3, $4, 'bench', now(), now(), now() + interval '1 day')`,
      [item.site_id, createId(), memberId, hashToken(SESSION_TOKEN)],
    );
    await pool.query(
      `insert into data_requests (site_id, id, kind, state, asked_in, email, email_key, token_hash, asked_at, expires_at)
       values ($1, $2, 'erasure', 'unconfirmed', 'form', $3, $3, $4, now(), now() + interval '1 day')`,
      [item.site_id, createId(), MEMBER, hashToken(ASKED_TOKEN)],
    );
    await pool.query(
      `insert into data_requests (site_id, id, kind, state, asked_in, email, email_key, asked_at, expires_at,
         confirmed_at, due_at, closed_at, copy_hash, copy_expires_at)
       values ($1, $2, 'copy', 'done', 'form', $3, $3, now(), now(), now(), now(), now(), $4, now() + interval '7 days')`,
      [item.site_id, createId(), MEMBER, hashToken(COPY_TOKEN)],
    );
    await pool.query(
      'insert into member_feeds (site_id, member_id, token_hash, created_at) values ($1, $2, $3, now())',
      [item.site_id, memberId, hashToken(FEED_TOKEN)],
    );
    return { documentId: item.document_id, collectionId: item.collection_id, commentId };
  });
  await owner.call('PUT', `/api/content/${crowded.documentId}/comments`, {
    choice: { isOpen: true, isHidden: false, closeAfterDays: 0 },
  });
  return crowded;
}
