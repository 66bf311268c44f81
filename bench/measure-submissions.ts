import { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { readConfiguration } from '../src/server/platform/config/configuration.ts';
import { openDatabase } from '../src/server/platform/database/open-database.ts';
import { silentLogger } from '../src/server/platform/logging/silent-logger.ts';
import { httpCall } from './http-call.ts';
import type { OwnerClient } from './owner-client.ts';
import { percentile, type Measured } from './report.ts';

const SUBMISSIONS = 2000;
const CLIENTS = 50;
/** Below the limit of one visitor, so that every submission passes. */
const PER_ADDRESS = 8;
/** As many as the server has. */
const CONNECTIONS = 10;
/** Clients tell their own addresses, and the limit of the site is out of the way. */
export const SUBMISSIONS_ENV = { TRUST_PROXY: 'loopback', FORM_SUBMISSIONS_PER_SITE: '1000000' } as const;
const HOST = 'demo.localhost';

type Cookies = Map<string, string>;

interface PublishedForm {
  readonly siteId: string;
  readonly documentId: string;
  readonly formId: string;
}

/**
 * 2,000 submissions from 50 clients at once, each with its key: none lost, none doubled; their rate beside the same rows
 * written directly in SQL by as many connections.
 */
export async function measureSubmissions(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const database = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'] ?? null,
    databaseListenUrl: null,
    dataDir: portico.dataDir,
    postgresBinaries: null,
    databaseLimits: readConfiguration({}).databaseLimits,
    log: silentLogger,
  });
  const pool = new Pool({ ...database.connection, max: CONNECTIONS });
  try {
    return await measureWith(portico.port, owner, pool);
  } finally {
    await pool.end();
    await database.close({ keepDatabase: true });
  }
}

async function measureWith(port: number, owner: OwnerClient, pool: Pool): Promise<Measured[]> {
  const form = await publishForm(owner, pool);
  const before = await countKept(pool, form);
  const times: number[] = [];
  const answers = new Map<number, number>();
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const cookies: Cookies = new Map();
      for (let number = next; number < SUBMISSIONS; number = next) {
        next += 1;
        const from = performance.now();
        const status = await submit(port, form, number, cookies);
        times.push(performance.now() - from);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }),
  );
  const rate = SUBMISSIONS / ((performance.now() - started) / 1000);
  const kept = await countKept(pool, form);
  const direct = await directRate(pool, form);
  return [
    {
      what: '2,000 submissions of 50 clients at once: lost',
      value: SUBMISSIONS - (kept.different - before.different),
      unit: '',
      target: { atMost: 0 },
      note: [...answers].map(([status, count]) => `${status}: ${count}`).join(', '),
    },
    {
      what: '2,000 submissions of 50 clients at once: doubled',
      value: kept.all - before.all - (kept.different - before.different),
      unit: '',
      target: { atMost: 0 },
    },
    { what: 'a submission with its key, p99', value: percentile(times, 0.99), unit: 'ms' },
    {
      what: 'submissions: rate against the same inserts in SQL',
      value: rate / direct,
      unit: '×',
      target: { atLeast: 0.3 },
      note: `${rate.toFixed(0)} and ${direct.toFixed(0)} per second`,
    },
  ];
}

async function publishForm(owner: OwnerClient, pool: Pool): Promise<PublishedForm> {
  const { entry } = await owner.call<{ entry: { documentId: string } }>('POST', '/api/pages', {
    title: 'Bench form',
    kind: 'page',
    navigation: 'hidden',
  });
  const { documentId } = entry;
  const formId = createId();
  const { version } = await owner.call<{ version: number }>('GET', `/api/documents/${documentId}`);
  const sectionId = createId();
  const records = [
    { id: sectionId, type: 'section', order: 'V' },
    {
      id: formId,
      type: 'block',
      blockType: 'form',
      sectionId,
      desktop: { x: 0, y: 0, w: 12, h: 10 },
      mobile: null,
      dataVersion: 1,
      data: { name: 'Bench', fields: [{ id: 'n', kind: 'text', title: 'Number' }], keepSubmissions: true },
    },
  ];
  await owner.call('POST', `/api/documents/${documentId}/changes`, {
    clientId: createId(),
    changes: [
      {
        id: createId(),
        baseVersion: version,
        name: 'Add form',
        gestureId: createId(),
        operations: records.map((record) => ({ op: 'put', record })),
      },
    ],
  });
  await owner.call('POST', '/api/publish', { documentIds: [documentId], name: 'Bench' });
  const { rows } = await pool.query<{ site_id: string }>('select site_id from documents where id = $1', [
    documentId,
  ]);
  return { siteId: rows[0]?.site_id ?? '', documentId, formId };
}

/** Sends one submission with its key; gives the status of the answer. */
async function submit(port: number, form: PublishedForm, number: number, cookies: Cookies): Promise<number> {
  const from = Math.floor(number / PER_ADDRESS);
  const address = `10.1.${from >> 8}.${from & 255}`;
  const path = `/api/form/FormSubmissionKey?formId=${form.formId}`;
  const { json } = await call(port, path, cookies, address, null);
  const { data } = json as { data?: { key: string } };
  const saved = await call(port, '/api/form/SaveFormSubmission', cookies, address, {
    key: data?.key ?? '',
    formId: form.formId,
    collectionId: form.documentId,
    form: JSON.stringify({ [`${form.formId}-n`]: String(number) }),
    pagePath: '/bench-form',
  });
  return saved.status;
}

/** One call; a client without a crumb is given one and calls again. */
async function call(
  port: number,
  path: string,
  cookies: Cookies,
  address: string,
  body: object | null,
  isRepeat = false,
): Promise<{ readonly status: number; readonly json: unknown }> {
  const query = `${path.includes('?') ? '&' : '?'}crumb=${cookies.get('crumb') ?? ''}`;
  const answer = await httpCall(port, HOST, path + query, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    cookies.set(name, value);
  }
  const json = JSON.parse(answer.body.toString()) as { crumbFail?: boolean };
  return json.crumbFail === true && !isRepeat
    ? call(port, path, cookies, address, body, true)
    : { status: answer.status, json };
}

async function countKept(pool: Pool, { formId }: PublishedForm) {
  const { rows } = await pool.query<{ all: number; different: number }>(
    'select count(*)::int as all, count(distinct search_text)::int as different from form_submissions where form_id = $1',
    [formId],
  );
  return rows[0] ?? { all: 0, different: 0 };
}

/** Submissions a second when only their rows are written: the count, the use of the key and the answers. */
async function directRate(pool: Pool, { siteId, documentId }: PublishedForm): Promise<number> {
  const otherForm = createId();
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: pool.options.max }, async () => {
      const client = await pool.connect();
      try {
        for (let number = next; number < SUBMISSIONS; number = next) {
          next += 1;
          await client.query('begin');
          await client.query(
            `insert into form_senders as sender (site_id, form_id, address_hash, sent_at)
            values ($1, $2, $3, array[now()])
            on conflict (site_id, form_id, address_hash) do update set sent_at = sender.sent_at || excluded.sent_at`,
            [siteId, otherForm, Buffer.from(`visitor ${Math.floor(number / PER_ADDRESS)}`)],
          );
          await client.query(
            "insert into form_used_keys (site_id, nonce, expires_at) values ($1, $2, now() + interval '1 hour')",
            [siteId, `${otherForm} ${number}`],
          );
          await client.query(
            `insert into form_submissions (site_id, id, form_id, form_name, document_id, fields, answers, search_text,
              page_title, page_path, page_id, content_source, page_permission_type_value, is_overlay_form,
              submit_button_text, created_at)
            values ($1, $2, $3, 'Bench', $4, '[]', $5, $6, '', '/bench-form', '', 'c', 1, false, 'Submit', now())`,
            [
              siteId,
              createId(),
              otherForm,
              documentId,
              JSON.stringify({ n: String(number) }),
              String(number),
            ],
          );
          await client.query('commit');
        }
      } finally {
        client.release();
      }
    }),
  );
  return SUBMISSIONS / ((performance.now() - started) / 1000);
}
