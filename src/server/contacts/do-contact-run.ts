import { Readable } from 'node:stream';
import type { SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import {
  findContactRun,
  holdRunning,
  leavePeople,
  logErasures,
  nextPeople,
  noteProgress,
  type StoredContactRun,
} from './contact-runs.ts';
import { contactRunKey } from './contact-run-key.ts';
import type { ContactSource } from './contact-source.ts';
import { erasePerson } from './erase-contact.ts';
import { exportOfRun } from './export-contacts.ts';
import { setLabel } from './labels.ts';
import type { PersonalDataPart } from './personal-data-part.ts';
import type { ContactId, ContactRunId } from './tables.ts';

const BATCH = 500;

export interface DoneRun {
  readonly services: Services;
  readonly sources: readonly ContactSource[];
  readonly parts: readonly PersonalDataPart[];
  readonly siteId: SiteId;
  readonly runId: ContactRunId;
  readonly signal: AbortSignal;
}

/** Does what a run is about; one that was interrupted goes on where it was, and ends early where it is cancelled. */
export async function doContactRun(done: DoneRun): Promise<void> {
  const { services, siteId, runId, signal } = done;
  const run = await findContactRun(services.db, siteId, runId);
  if (run?.state !== 'running') return;
  if (run.kind === 'export') {
    await writeExport(done, run);
    return;
  }
  // Each erasure is a transaction of its own: many at once would hold much of the site for long.
  const size = run.kind === 'erase' ? 1 : BATCH;
  for (;;) {
    signal.throwIfAborted();
    const isOver = await services.db.transaction().execute((trx) => doBatch(trx, done, size));
    if (isOver) return;
  }
}

async function doBatch(trx: Db, done: DoneRun, size: number): Promise<boolean> {
  const { services, siteId, runId } = done;
  const run = await holdRunning(trx, siteId, runId);
  if (run === null) return true;
  const ids = await nextPeople(trx, siteId, runId, size);
  const lookedAt = run.lookedAt + ids.length;
  if (ids.length === 0) {
    await noteProgress(trx, siteId, runId, { state: 'done', lookedAt, changed: run.changed });
    await logErasures(trx, siteId, run, services.now());
    return true;
  }
  await leavePeople(trx, siteId, runId, ids);
  const changed = run.changed + (await change(trx, done, run, ids));
  await noteProgress(trx, siteId, runId, { state: 'running', lookedAt, changed });
  return false;
}

/** Of how many something changes. */
async function change(
  trx: Db,
  { services, sources, parts, siteId }: DoneRun,
  run: StoredContactRun,
  ids: readonly ContactId[],
): Promise<number> {
  const { details } = run;
  switch (run.kind) {
    case 'label':
    case 'unlabel': {
      invariant(details.labelId !== undefined, 'a run about a label names it');
      const changed = await setLabel(trx, siteId, details.labelId, ids, run.kind === 'label');
      return changed?.length ?? 0;
    }
    case 'list': {
      const { listId, consent = '' } = details;
      const lists = sources.find((source) => source.lists !== undefined)?.lists;
      invariant(listId !== undefined && lists !== undefined, 'a run about a list names it');
      const joining = { siteId, listId, consent, accountId: run.accountId, now: services.now() };
      return lists.join(trx, joining, ids);
    }
    case 'erase': {
      let erased = 0;
      for (const id of ids) if (await erasePerson(trx, services, parts, siteId, id)) erased += 1;
      return erased;
    }
    case 'export':
      return 0;
  }
}

/** The whole file anew where it was interrupted: a half one would be of no use. */
async function writeExport(
  { services, siteId, runId, signal }: DoneRun,
  run: StoredContactRun,
): Promise<void> {
  const { db } = services;
  const { format } = run.details;
  invariant(format !== undefined, 'an export has a format');
  const key = contactRunKey(siteId, runId);
  let isUnderWay = true;
  let lookedAt = 0;
  const pieces = async function* (): AsyncGenerator<string> {
    for await (const { text, count } of exportOfRun(db, siteId, runId, format)) {
      signal.throwIfAborted();
      yield text;
      lookedAt += count;
      isUnderWay = await noteProgress(db, siteId, runId, { state: 'running', lookedAt, changed: lookedAt });
      if (!isUnderWay) return;
    }
  };
  await services.storage.write(key, Readable.from(pieces()));
  const isDone =
    isUnderWay && (await noteProgress(db, siteId, runId, { state: 'done', lookedAt, changed: lookedAt }));
  if (!isDone) await services.storage.remove(key);
}
