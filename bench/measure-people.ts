import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { searchedText } from '../src/domain/contacts/searched-words.ts';
import { withBenchDatabase } from './bench-database.ts';
import type { OwnerClient } from './owner-client.ts';
import { percentile, type Measured } from './report.ts';

const PEOPLE = 100_000;
const BATCH = 5000;
const SAMPLES = 80;
/** So many lists stay within the calls that an account may make in a minute. */
const LISTS_A_MINUTE = 5;
const MINUTE_MS = 60_000;
const TARGET_MS = 100;
const FIRST_NAMES = [
  'Ada',
  'Bo',
  'Cleo',
  'Dora',
  'Emil',
  'Farid',
  'Grace',
  'Hana',
  'Ivo',
  'Juna',
  'Kofi',
  'Lena',
];
const LAST_NAMES = ['Anders', 'Birk', 'Castell', 'Dornik', 'Evander', 'Falkner', 'Gerhard', 'Holm', 'Imhoff'];

/** The oldest: who is not on it stands last among contacts. */
const OFF_THE_LIST = 1000;
const DAY = '2026-01-02';
const LIST = '7'.repeat(24);
const FEW = '8'.repeat(24);
const MOST = '9'.repeat(24);
const ON_LIST = { kind: 'list', listId: LIST, state: 'subscribed' };
const LATIN = { kind: 'language', language: 'la' };
const labelled = (labelId: string, has = true) => ({ kind: 'label', labelId, has });

/** What an owner waits for in the lists of 100,000 members and contacts: a page, a filter, a search (CRM-09, MEMB-66). */
export async function measurePeople(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const filled = performance.now();
  await withBenchDatabase(portico, fill);
  const filledS = (performance.now() - filled) / 1000;
  const rulesOf = (match: 'all' | 'any', ...given: readonly object[]) =>
    `rules=${encodeURIComponent(JSON.stringify({ match, rules: given }))}`;
  const rules = (rule: object) => rulesOf('all', rule);
  const asked = [
    ['contacts: the first page', () => '/api/contacts'],
    ['contacts: by name', () => '/api/contacts?sort=name'],
    [
      'contacts: a filter that many fulfil',
      () => `/api/contacts?${rules({ kind: 'source', source: 'form' })}`,
    ],
    ['contacts: members of a state', () => `/api/contacts?${rules({ kind: 'member', status: 'suspended' })}`],
    ['contacts: on a list', () => `/api/contacts?${rules(ON_LIST)}`],
    [
      'contacts: not on a list that most are on',
      () => `/api/contacts?${rules({ ...ON_LIST, state: 'none' })}`,
    ],
    ['contacts: a label', () => `/api/contacts?${rules(labelled(FEW))}`],
    ['contacts: without a label that most have', () => `/api/contacts?${rules(labelled(MOST, false))}`],
    ['contacts: a label or a language', () => `/api/contacts?${rulesOf('any', labelled(FEW), LATIN)}`],
    [
      'contacts: without a label that most have, or a language',
      () => `/api/contacts?${rulesOf('any', labelled(MOST, false), LATIN)}`,
    ],
    [
      'contacts: one of two groups and a label',
      () => {
        const group = { match: 'any', rules: [LATIN, { kind: 'member', status: 'suspended' }] };
        return `/api/contacts?${rulesOf('all', group, labelled(FEW))}`;
      },
    ],
    ['contacts: a language', () => `/api/contacts?${rules(LATIN)}`],
    ['contacts: a field', () => `/api/contacts?${rules({ kind: 'field', name: 'Glaze', value: 'Blue' })}`],
    [
      'contacts: from before a day',
      () => `/api/contacts?${rules({ kind: 'created', when: 'before', day: DAY })}`,
    ],
    [
      'contacts: active since a day',
      () => `/api/contacts?${rules({ kind: 'active', when: 'since', day: DAY })}`,
    ],
    [
      'contacts: a search that finds many, with a label or a language',
      () => `/api/contacts?search=person&${rulesOf('any', labelled(FEW), LATIN)}`,
    ],
    ['contacts: a search that finds one', (n) => `/api/contacts?search=person${n * 499}@`],
    [
      'contacts: a search that finds many',
      (n) => `/api/contacts?search=${LAST_NAMES[n % LAST_NAMES.length] ?? ''}`,
    ],
    ['contacts: a search with a typing error', (n) => `/api/contacts?search=cleo${n}%20castlel`],
    ['contacts: the same, that finds many', () => '/api/contacts?search=castlel'],
    [
      'contacts: a search of 200 letters',
      (n) => `/api/contacts?search=${encodeURIComponent(`castlel${n}x `.repeat(19).slice(0, 200))}`,
    ],
    ['members: the first page', () => '/api/members'],
    ['members: a filter', () => '/api/members?status=suspended'],
    ['members: a label', () => '/api/members?label=Regulars'],
    ['members: never seen', () => '/api/members?seen=never'],
    ['members: a search of two letters that nobody has', () => '/api/members?search=zz'],
    ['members: a search that finds many, with a label', () => '/api/members?search=castell&label=Regulars'],
    ['members: a search that finds one', (n) => `/api/members?search=person${n * 499}@`],
  ] as const satisfies readonly (readonly [string, (n: number) => string])[];
  const measured: Measured[] = [];
  for (const [place, [what, path]] of asked.entries()) {
    if (place > 0 && place % LISTS_A_MINUTE === 0) await wait(MINUTE_MS);
    const times: number[] = [];
    for (let n = 0; n <= SAMPLES; n += 1) {
      const started = performance.now();
      await owner.call('GET', path(n));
      times.push(performance.now() - started);
    }
    const [, ...warm] = times;
    measured.push({
      what: `${what}, of 100,000, p99`,
      value: percentile(warm, 0.99),
      unit: 'ms',
      target: { atMost: TARGET_MS },
      note: `median ${percentile(warm, 0.5).toFixed(1)} ms; filled in ${filledS.toFixed(0)} s`,
    });
  }
  return measured;
}

async function fill(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>("select id from sites where identifier = 'demo'");
  const siteId = rows[0]?.id ?? '';
  await pool.query('insert into mailing_lists (site_id, id, name, created_at) values ($1, $2, $3, now())', [
    siteId,
    LIST,
    'Bench',
  ]);
  // Contacts come last, with what the database would work out for each: so each is written once.
  for (let start = 0; start < PEOPLE; start += BATCH) {
    const people = Array.from({ length: BATCH }, (_each, place) => personOf(start + place));
    const given = [siteId, JSON.stringify(people)];
    await pool.query(
      `insert into members (site_id, id, email, email_key, first_name, last_name, status, joined_at, labels)
       select $1, id, email, email, first_name, last_name, status, at, labels
       from jsonb_to_recordset($2) as given (id text, email text, first_name text, last_name text, status text,
         at timestamptz, labels text[])`,
      given,
    );
    await pool.query(
      `insert into subscribers (site_id, id, email, email_key, created_at)
       select $1, id, email, email, at
       from jsonb_to_recordset($2) as given (id text, email text, at timestamptz, list text) where list is not null`,
      given,
    );
    await pool.query(
      `insert into list_subscriptions (site_id, list_id, subscriber_id, state, created_at, state_since)
       select $1, list, id, 'subscribed', at, at
       from jsonb_to_recordset($2) as given (id text, at timestamptz, list text) where list is not null`,
      given,
    );
    await pool.query(
      `insert into contacts (site_id, id, first_name, last_name, first_source, created_at, last_active_at, name_key,
         search_text, language, fields, traits)
       select $1, id, first_name, last_name, source, at, at, lower(last_name || ' ' || first_name), search_text, language,
         fields, traits
       from jsonb_to_recordset($2) as given (id text, first_name text, last_name text, source text, at timestamptz,
         search_text text, language text, fields jsonb, traits text[])`,
      given,
    );
    await pool.query(
      `insert into contact_emails (site_id, email_key, contact_id, email, place)
       select $1, email, id, email, 0 from jsonb_to_recordset($2) as given (id text, email text)`,
      given,
    );
  }
  await pool.query(
    `insert into contact_labels (site_id, id, name, name_key)
     values ($1, $2, 'Few', 'few'), ($1, $3, 'Most', 'most')`,
    [siteId, FEW, MOST],
  );
  // The oldest 2,000 have the one, all but the oldest thousand the other.
  await pool.query(
    `insert into labelled_contacts (site_id, label_id, contact_id)
     select site_id, $2, id from (select site_id, id from contacts where site_id = $1 order by last_active_at limit 2000) old
     union all
     select site_id, $3, id from (select site_id, id from contacts where site_id = $1 order by last_active_at offset 1000) young`,
    [siteId, FEW, MOST],
  );
  await pool.query(
    'analyze contacts, contact_emails, members, labelled_contacts, subscribers, list_subscriptions',
  );
}

function personOf(n: number) {
  const first = FIRST_NAMES[n % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[Math.floor(n / FIRST_NAMES.length) % LAST_NAMES.length] ?? '';
  const email = `person${n}@example.org`;
  const status = n % 50 === 0 ? 'suspended' : 'active';
  const list = n < OFF_THE_LIST ? null : LIST;
  return {
    id: n.toString(16).padStart(24, '0'),
    email,
    first_name: first,
    last_name: last,
    source: n % 3 === 0 ? 'form' : 'member',
    status,
    list,
    traits: [...(list === null ? [] : [`list:${list}`, `list:${list}:subscribed`]), `member:${status}`],
    language: n % 1000 === 1 ? 'la' : 'en',
    fields: n % 100 === 2 ? [{ name: 'Glaze', value: 'Blue' }] : [],
    labels: n % 200 === 3 ? ['Regulars'] : [],
    at: new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString(),
    search_text: searchedText([first, last, email], []),
  };
}
