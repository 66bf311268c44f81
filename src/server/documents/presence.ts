import { sql } from 'kysely';
import type { Person } from '#contract/documents.ts';
import type { AccountId, DocumentId, RecordId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { notifyOnCommit } from './notify-on-commit.ts';

/**
 * A requested text is handed over after its holder has not typed for this long. Saving a change of a held block
 * (`appendChange`) restarts the pause.
 */
export const HOLD_PAUSE_MS = 5_000;
/** A person without a sign of life for this long counts as gone. */
export const PRESENCE_LIMIT_MS = 30_000;

export interface PresenceUpdate {
  readonly clientId: string;
  readonly accountId: AccountId;
  readonly name: string;
  readonly selectedBlockId: RecordId | null;
  readonly heldBlockId: RecordId | null;
  readonly asksForBlockId: RecordId | null;
}

/** The presence of a person as others see it. */
const VISIBLE = ['name', 'selected_block_id', 'held_block_id', 'asks_for_block_id'] as const;

/**
 * Stores the presence of a person in a document. A block belongs to its holder; another person gets it by asking once
 * the holder has paused. A client id belongs to the account that uses it first, while it is present: `client-id-taken`
 * for another one. Inside a transaction.
 */
export async function updatePresence(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  update: PresenceUpdate,
  at: Date,
): Promise<readonly Person[]> {
  await lockPresence(trx, documentId);
  await dropAbsent(trx, siteId, documentId, at);
  const rows = await presenceRows(trx, siteId, documentId);
  const others = rows.filter((row) => row.client_id !== update.clientId);
  const own = rows.find((row) => row.client_id === update.clientId);
  if (own !== undefined && own.account_id !== update.accountId) throw new CallError('client-id-taken');
  const isTaken = others.some(
    (row) => row.held_block_id !== null && row.held_block_id === update.heldBlockId,
  );
  const held = isTaken ? null : update.heldBlockId;
  const asks = held !== null && held === update.asksForBlockId ? null : update.asksForBlockId;
  const row = {
    account_id: update.accountId,
    name: update.name,
    selected_block_id: update.selectedBlockId,
    held_block_id: held,
    held_at: held === null ? null : own?.held_block_id === held ? own.held_at : at,
    asks_for_block_id: asks,
    asked_at: asks === null ? null : own?.asks_for_block_id === asks ? own.asked_at : at,
    seen_at: at,
  };
  await trx
    .insertInto('document_presence')
    .values({ site_id: siteId, document_id: documentId, client_id: update.clientId, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'document_id', 'client_id']).doUpdateSet(row))
    .execute();
  const isGranted = await grantPausedHolds(trx, siteId, documentId, at);
  // A heartbeat alone is not announced to others.
  if (isGranted || own === undefined || VISIBLE.some((column) => own[column] !== row[column])) {
    await notifyOnCommit(trx, 'presence', { siteId, documentId });
  }
  return listPeople(trx, siteId, documentId, at);
}

/**
 * The person's stream is open. Blocks they held before a broken connection are still held. Throws `client-id-taken`.
 */
export async function enterDocument(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  person: Pick<PresenceUpdate, 'clientId' | 'accountId' | 'name'> & { readonly connectionId: string },
  at: Date,
): Promise<void> {
  await lockPresence(trx, documentId);
  await dropAbsent(trx, siteId, documentId, at);
  const entered = await trx
    .insertInto('document_presence')
    .values({
      site_id: siteId,
      document_id: documentId,
      client_id: person.clientId,
      account_id: person.accountId,
      name: person.name,
      seen_at: at,
      connection_id: person.connectionId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'document_id', 'client_id'])
        .doUpdateSet({ seen_at: at, connection_id: person.connectionId })
        .where('document_presence.account_id', '=', person.accountId),
    )
    .returning('client_id')
    .executeTakeFirst();
  if (entered === undefined) throw new CallError('client-id-taken');
  await notifyOnCommit(trx, 'presence', { siteId, documentId });
}

/** The stream has ended: the person is gone, unless another stream of theirs has begun. */
export async function leaveDocument(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  connectionId: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('document_presence')
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('connection_id', '=', connectionId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await notifyOnCommit(db, 'presence', { siteId, documentId });
}

/** Everybody present in the document, in the order of their tabs. */
export async function listPeople(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  at: Date,
): Promise<readonly Person[]> {
  const rows = await presenceRows(db, siteId, documentId);
  return rows
    .filter((row) => row.seen_at.getTime() > at.getTime() - PRESENCE_LIMIT_MS)
    .map((row) => ({
      clientId: row.client_id,
      accountId: row.account_id,
      name: row.name,
      selectedBlockId: row.selected_block_id,
      heldBlockId: row.held_block_id,
      asksForBlockId: row.asks_for_block_id,
    }));
}

/** Extends the presence of these clients, whose streams are open. */
export async function refreshPresence(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  connectionIds: readonly string[],
  at: Date,
): Promise<void> {
  if (connectionIds.length === 0) return;
  await db
    .updateTable('document_presence')
    .set({ seen_at: at })
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('connection_id', 'in', [...connectionIds])
    .execute();
}

/** Checks whether holders have paused long enough for those who ask. */
export async function checkHolds(trx: Db, siteId: SiteId, documentId: DocumentId, at: Date): Promise<void> {
  await lockPresence(trx, documentId);
  if (await grantPausedHolds(trx, siteId, documentId, at)) {
    await notifyOnCommit(trx, 'presence', { siteId, documentId });
  }
}

/** Gives blocks whose holders paused to those who asked first. Returns whether any block changed hands. */
async function grantPausedHolds(trx: Db, siteId: SiteId, documentId: DocumentId, at: Date): Promise<boolean> {
  const rows = await presenceRows(trx, siteId, documentId);
  const askers = rows
    .filter((row) => row.asks_for_block_id !== null)
    .toSorted((a, b) => (a.asked_at?.getTime() ?? 0) - (b.asked_at?.getTime() ?? 0));
  const served = new Set<string>();
  for (const asker of askers) {
    const blockId = asker.asks_for_block_id;
    if (blockId === null || served.has(blockId)) continue;
    const holder = rows.find((row) => row.held_block_id === blockId);
    const pausedFor = at.getTime() - (holder?.held_at?.getTime() ?? 0);
    if (holder !== undefined && pausedFor < HOLD_PAUSE_MS) continue;
    served.add(blockId);
    if (holder !== undefined) await setHold(trx, siteId, documentId, holder.client_id, null, at);
    await setHold(trx, siteId, documentId, asker.client_id, blockId, at);
  }
  return served.size > 0;
}

/** Serialises changes of who holds what in one document, over all processes. */
async function lockPresence(trx: Db, documentId: DocumentId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`presence ${documentId}`}, 0))`.execute(trx);
}

async function setHold(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  clientId: string,
  blockId: string | null,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('document_presence')
    .set({
      held_block_id: blockId,
      held_at: blockId === null ? null : at,
      ...(blockId === null ? {} : { asks_for_block_id: null, asked_at: null }),
    })
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('client_id', '=', clientId)
    .execute();
}

async function dropAbsent(trx: Db, siteId: SiteId, documentId: DocumentId, at: Date): Promise<void> {
  await trx
    .deleteFrom('document_presence')
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .where('seen_at', '<=', new Date(at.getTime() - PRESENCE_LIMIT_MS))
    .execute();
}

function presenceRows(db: Db, siteId: SiteId, documentId: DocumentId) {
  return db
    .selectFrom('document_presence')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('document_id', '=', documentId)
    .orderBy('client_id')
    .execute();
}
