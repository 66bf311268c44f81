import { setTimeout as pause } from 'node:timers/promises';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { httpCall, type Answer } from './http-call.ts';
import type { OwnerClient } from './owner-client.ts';
import type { Measured } from './report.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const FORM_BYTES = 199_000;
const RECORDS = 18_000;
const OPERATIONS = 2_000;
/** How long a page may wait for the whole attack: one slow frame of a person's patience, not minutes. */
const LONGEST_WAIT_MS = 1_000;

/** What attacks cost the others: the longest that a page of the same process waits while one runs. */
export async function measureAttacks(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const { port } = portico;
  const names = manyNames();
  const post = (host: string, path: string) => () =>
    httpCall(port, host, path, { method: 'POST', headers: FORM, body: names });
  const nested = await markdownPage(owner, '- '.repeat(4_000));
  const putAll = await manyRecords(owner);
  return [
    await attack(port, 'a page without anything beside it', () => pause(1_000)),
    await attack(port, '199 kB of form names to a newsletter', post('demo.localhost', '/newsletter/links')),
    await attack(port, '199 kB of form names to no address', post('app.localhost', '/nothing/here')),
    await attack(port, 'Markdown of 4,000 lists in lists, asked for 20 times', () =>
      each(20, () => httpCall(port, 'demo.localhost', `${nested}?n=${createId()}`)),
    ),
    await attack(port, '2,000 puts on 18,000 records', putAll),
  ];
}

async function attack(port: number, name: string, work: () => Promise<unknown>): Promise<Measured> {
  let isOver = false;
  let longest = 0;
  const visitor = (async () => {
    while (!isOver) {
      const started = performance.now();
      await httpCall(port, 'demo.localhost', '/');
      longest = Math.max(longest, performance.now() - started);
      await pause(5);
    }
  })();
  await pause(50);
  const started = performance.now();
  const answers = await work();
  const took = performance.now() - started;
  isOver = true;
  await visitor;
  return {
    what: `longest wait of a visitor: ${name}`,
    value: longest,
    unit: 'ms',
    target: { atMost: LONGEST_WAIT_MS },
    note: `the attack took ${took.toFixed(0)} ms${statuses(answers)}`,
  };
}

/** How often each status was answered. */
function statuses(answers: unknown): string {
  const list = (Array.isArray(answers) ? answers : [answers]) as ({ status?: number } | undefined)[];
  const counts = Object.groupBy(list, (answer) => String(answer?.status ?? ''));
  const texts = Object.entries(counts).flatMap(([status, those]) =>
    status === '' ? [] : [`${those?.length} × ${status}`],
  );
  return texts.length === 0 ? '' : `: ${texts.join(', ')}`;
}

function manyNames(): string {
  let text = '';
  for (let index = 0; text.length < FORM_BYTES; index += 1) text += `${index.toString(36)}&`;
  return text.slice(0, FORM_BYTES);
}

/** The address of a published page with one text in Markdown. */
async function markdownPage(owner: OwnerClient, source: string): Promise<string> {
  const { documentId, path } = await newPage(owner);
  const section = sectionOf(createId(), 'V');
  const block = {
    id: createId(),
    type: 'block',
    blockType: 'markdown',
    sectionId: section.id,
    desktop: { x: 0, y: 0, w: 24, h: 4 },
    mobile: null,
    dataVersion: 1,
    data: { source },
  };
  await save(owner, documentId, [section, block]);
  await owner.call('POST', '/api/publish', { documentIds: [documentId], name: 'Attack' });
  return path;
}

/** A page that is filled up to nearly the greatest number of records. */
async function manyRecords(owner: OwnerClient): Promise<() => Promise<unknown>> {
  const { documentId } = await newPage(owner);
  const put = (from: number, order: string) =>
    save(
      owner,
      documentId,
      Array.from({ length: OPERATIONS }, (_, index) => sectionOf(`attack-${from + index}`, order)),
    );
  for (let from = 0; from < RECORDS; from += OPERATIONS) await put(from, 'V');
  return () => put(0, 'W');
}

async function newPage(owner: OwnerClient): Promise<{ documentId: string; path: string }> {
  const page = { title: 'Attack', kind: 'page', navigation: 'hidden' };
  const { entry } = await owner.call<{ entry: { documentId: string; path: string } }>(
    'POST',
    '/api/pages',
    page,
  );
  return entry;
}

function sectionOf(id: string, order: string) {
  return {
    id,
    type: 'section',
    order,
    name: '',
    theme: 'white',
    background: { kind: 'theme' },
    height: 'auto',
    width: 'wide',
    verticalAlign: 'top',
    anchor: '',
  };
}

async function save(owner: OwnerClient, documentId: string, records: readonly object[]): Promise<void> {
  const { version } = await owner.call<{ version: number }>('GET', `/api/documents/${documentId}`);
  const change = {
    clientId: createId(),
    changes: [
      {
        id: createId(),
        baseVersion: version,
        name: 'Attack',
        gestureId: createId(),
        operations: records.map((record) => ({ op: 'put', record })),
      },
    ],
  };
  const saved = await owner.call<{ rejected: readonly object[] }>(
    'POST',
    `/api/documents/${documentId}/changes`,
    change,
  );
  if (saved.rejected.length > 0) throw new Error(`not saved: ${JSON.stringify(saved.rejected)}`);
}

async function each(count: number, work: (index: number) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await work(index));
  return answers;
}
