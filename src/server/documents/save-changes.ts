import type { Change } from '#domain/documents/change.ts';
import type { Conflict } from '#domain/documents/rebase.ts';
import type { LoggedChange } from '#domain/documents/change.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { DocumentNow } from '#contract/documents.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { RejectedChange } from '#contract/documents.ts';
import type { Id } from '#lib/id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { LOGGED_REFUSALS } from '#server/platform/http/logged-refusals.ts';
import type { Services } from '#server/platform/services.ts';
import { appendChange, type ChangeAuthor } from './append-change.ts';
import { changesSince } from './change-log.ts';
import { stateInPlaceOfChanges } from './state-in-place-of-changes.ts';

export interface SavedChanges {
  readonly results: { id: Id<'change'>; version: number; conflicts: Conflict[] }[];
  readonly rejected: RejectedChange[];
  readonly missed: LoggedChange[];
  /** Sent instead of `missed`, where the whole document is smaller. */
  readonly state?: DocumentNow;
}

interface SentChanges {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly author: ChangeAuthor;
  readonly changes: readonly Change[];
  readonly at: Date;
}

/** Errors after which no change can be saved in the document; others concern one change. */
const FATAL: ReadonlySet<ErrorCode> = new Set(['not-found', 'document-removed', 'version-unknown']);

/**
 * Saves changes of one client, each in a transaction of its own, in the given order. Refused ones are reported and
 * skipped. Throws `not-found`, `document-removed` and `version-unknown`.
 */
export async function saveChanges(
  services: Services,
  { siteId, documentId, author, changes, at }: SentChanges,
): Promise<SavedChanges> {
  const results: SavedChanges['results'] = [];
  const rejected: SavedChanges['rejected'] = [];
  for (const change of changes) {
    try {
      const logged = await services.db.transaction().execute(async (trx) => {
        const appended = await appendChange(trx, { siteId, documentId, change, author, at });
        await appended.afterwards?.(services, trx);
        return appended.logged;
      });
      results.push({ id: change.id, version: logged.version, conflicts: [...logged.conflicts] });
    } catch (error) {
      if (!(error instanceof CallError) || FATAL.has(error.code)) throw error;
      if (LOGGED_REFUSALS.has(error.code)) {
        const facts = {
          siteId,
          documentId,
          changeId: change.id,
          accountId: author.accountId,
          code: error.code,
        };
        services.log.info(facts, 'a change was refused');
      }
      rejected.push({
        id: change.id,
        code: error.code,
        message: error.message,
        details: { ...error.details },
        detailWords: { ...error.detailWords },
        ...(error.errors === null
          ? {}
          : { errors: { ...error.errors }, errorWords: { ...error.errorWords } }),
      });
    }
  }
  const known = Math.max(...changes.map((change) => change.baseVersion));
  const state = await stateInPlaceOfChanges(services.db, siteId, documentId, known);
  if (state !== null) return { results, rejected, missed: [], state };
  const missed = await changesSince(services.db, siteId, documentId, known);
  return { results, rejected, missed: missed.map((sent) => sent.logged) };
}
