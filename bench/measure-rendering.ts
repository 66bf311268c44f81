import type { DocumentRecords } from '../src/domain/documents/record.ts';
import type { Operation } from '../src/domain/documents/operation.ts';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { isJsonObject } from '../src/lib/json.ts';
import { httpCall, type Answer } from './http-call.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';
import { createSixtyBlockPage } from './sixty-block-page.ts';

const PUBLIC_HOST = 'demo.localhost';
/** Its pages are rendered anew for each request. */
const APP_HOST = 'demo.app.localhost';
const WARM_UP = 200;
const RENDERINGS = 200;
const PUBLISHES = 40;
const NEW_CONTENTS = 60;
const LIVE_LIMIT_MS = 5000;

/** Uncached rendering of a page with 60 blocks, with known and with new content, and publish to live. */
export async function measureRendering(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const page = await createSixtyBlockPage(owner, 'Bench sixty blocks');
  await owner.call('POST', '/api/publish', { documentIds: [page.documentId] });
  const known: number[] = [];
  let bytes = 0;
  for (let count = 0; count < WARM_UP + RENDERINGS; count += 1) {
    const answer = await httpCall(portico.port, APP_HOST, page.path);
    bytes = answer.body.length;
    if (count >= WARM_UP) known.push(renderingOf(answer));
  }
  const live: number[] = [];
  for (let count = 0; count < PUBLISHES; count += 1) {
    live.push((await publishChange(portico, owner, page, () => [])).live);
  }
  const fresh: number[] = [];
  for (let count = 0; count < NEW_CONTENTS; count += 1) {
    fresh.push((await publishChange(portico, owner, page, (records) => renew(records, count))).rendering);
  }
  return [
    {
      what: 'uncached render of a page with 60 mixed blocks, median',
      value: median(known),
      unit: 'ms',
      target: { atMost: 3 },
      note: `${RENDERINGS} renderings after ${WARM_UP} to warm up, fastest ${Math.min(...known).toFixed(2)} ms, ${Math.round(bytes / 1000)} KB`,
    },
    {
      what: 'the same with 60 blocks never seen before, median',
      value: median(fresh),
      unit: 'ms',
      target: { atMost: 3 },
      note: `${NEW_CONTENTS} publishes of new content, fastest ${Math.min(...fresh).toFixed(2)} ms`,
    },
    {
      what: 'publish to live, median',
      value: median(live),
      unit: 'ms',
      target: { atMost: 100 },
      note: `slowest ${Math.round(Math.max(...live))} ms`,
    },
  ];
}

/** Changes the page's title and what else is wanted, publishes, and asks until the title is there. */
async function publishChange(
  portico: RunningPortico,
  owner: OwnerClient,
  page: { readonly documentId: string; readonly path: string },
  others: (records: DocumentRecords) => readonly Operation[],
): Promise<{ readonly live: number; readonly rendering: number }> {
  const title = `Bench ${createId()}`;
  const { version, records } = await owner.call<{ version: number; records: DocumentRecords }>(
    'GET',
    `/api/documents/${page.documentId}`,
  );
  const rename: Operation = { op: 'set', id: 'settings', field: 'title', value: title };
  await owner.call('POST', `/api/documents/${page.documentId}/changes`, {
    clientId: createId(),
    changes: [
      {
        id: createId(),
        baseVersion: version,
        name: 'Change the page',
        gestureId: createId(),
        operations: [rename, ...others(records)],
      },
    ],
  });
  const started = performance.now();
  await owner.call('POST', '/api/publish', { documentIds: [page.documentId] });
  for (;;) {
    const answer = await httpCall(portico.port, PUBLIC_HOST, page.path);
    const live = performance.now() - started;
    if (answer.body.toString().includes(title)) return { live, rendering: renderingOf(answer) };
    if (live > LIVE_LIMIT_MS) throw new Error(`A publish was not live after 5 s: ${answer.status}`);
  }
}

/** Data that no block had before, and that looks the same. */
function renew(records: DocumentRecords, count: number): readonly Operation[] {
  return Object.values(records).flatMap((record): Operation[] => {
    const data = record['data'];
    if (record.type !== 'block' || !isJsonObject(data)) return [];
    return [{ op: 'set', id: record.id, field: 'data', value: { ...data, benchCount: count } }];
  });
}

function renderingOf(answer: Answer): number {
  const timing = /render;dur=([\d.]+)/.exec(String(answer.headers['server-timing'] ?? ''))?.[1];
  if (timing === undefined) throw new Error(`A page says nothing of its rendering: ${answer.status}`);
  return Number(timing);
}
