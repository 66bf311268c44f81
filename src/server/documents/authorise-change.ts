import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { missingPermission, type ChangeEffect } from '#domain/records/authorise-change.ts';
import { changedCode, codeOf, CODE_PERMISSION } from '#domain/records/changed-code.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { blockCodeOf } from './block-code.ts';
import { ownChanges } from './change-log.ts';
import { loadRecords } from './queries.ts';

/** How far back a person may undo their own removal of code: as far as undo reaches. */
const MAX_OWN_CHANGES = 200;

export interface Authorisation {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly accountId: AccountId | null;
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * Refuses an effect that the person may not have, whichever way it comes about: an edit, a merge, undo, a restore, a
 * rollback. Throws `not-permitted`, and `code-not-permitted` for code without the permission to write it. Code that is
 * in the document already, or that the person removed themselves, is allowed.
 */
export async function authoriseChange(
  db: Db,
  { siteId, documentId, accountId, permissions }: Authorisation,
  effect: ChangeEffect,
): Promise<void> {
  if (missingPermission(effect, permissions) !== null) throw new CallError('not-permitted');
  if (permissions.has(CODE_PERMISSION)) return;
  const code = new Set(changedCode(effect, blockCodeOf));
  if (code.size === 0) return;
  for (const record of Object.values(await loadRecords(db, siteId, documentId))) {
    for (const known of codeOf(record, blockCodeOf)) code.delete(known);
  }
  if (code.size > 0 && accountId !== null) {
    const own = await ownChanges(db, { siteId, documentId, accountId }, { limit: MAX_OWN_CHANGES });
    for (const { inverse } of own) {
      for (const operation of inverse) {
        if (operation.op !== 'put') continue;
        for (const taken of codeOf(operation.record, blockCodeOf)) code.delete(taken);
      }
    }
  }
  if (code.size > 0) throw new CallError('code-not-permitted');
}
