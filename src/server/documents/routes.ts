import {
  documentEvents,
  documentHistory,
  documentUndo,
  documentVersion,
  openDocument,
  restoreVersion as restoreVersionEndpoint,
  saveChanges as saveChangesEndpoint,
  setPresence,
} from '#contract/documents.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { answerEvents } from './answer-events.ts';
import { authorOf } from './author-of.ts';
import { loadHistory } from './history.ts';
import { updatePresence } from './presence.ts';
import { mayOpen, mayOpenAll } from './document-kinds.ts';
import { findDocumentHead, type DocumentHead } from './queries.ts';
import { mayStillRead } from '#server/accounts/may-still-read.ts';
import { openedDocument } from './opened-document.ts';
import { recordsAtVersion } from './records-at-version.ts';
import { restoreVersion } from './restore-version.ts';
import { saveChanges } from './save-changes.ts';
import { loadUndoStacks } from './undo-stacks.ts';

/** Documents as the editor opens, changes and watches them. */
export const documentRoutes: readonly Route[] = [
  implement(openDocument, async (call) => {
    const { siteId } = call.site;
    const { account, permissions } = call.caller;
    const { documentId } = call.params;
    const { db } = call.services;
    return openedDocument(db, { siteId, documentId, accountId: account.accountId, permissions });
  }),

  implement(documentUndo, async (call) => {
    const { siteId } = call.site;
    const { account } = call.caller;
    const { documentId } = call.params;
    const { db } = call.services;
    await presentDocument(db, siteId, documentId, call.caller.permissions);
    const whose = { siteId, documentId, accountId: account.accountId };
    const { undo, redo } = await loadUndoStacks(db, whose, call.query.until);
    return { undoStack: [...undo], redoStack: [...redo] };
  }),

  implement(saveChangesEndpoint, async (call) => {
    const { clientId, changes } = call.body;
    const { siteId } = call.site;
    const { documentId } = call.params;
    // Whoever may open all kinds, as admins may, is spared the look: changes are sent while people type.
    if (!mayOpenAll(call.caller.permissions)) {
      await openableHead(call.services.db, siteId, documentId, call.caller.permissions);
    }
    return saveChanges(call.services, {
      siteId,
      documentId,
      author: authorOf(call.caller, clientId),
      changes,
      at: new Date(call.services.now()),
    });
  }),

  implement(documentEvents, async (call) => {
    const { siteId } = call.site;
    const { account } = call.caller;
    const { documentId } = call.params;
    const head = await presentDocument(call.services.db, siteId, documentId, call.caller.permissions);
    const resumed = Number(call.request.headers['last-event-id'] ?? 0);
    const since = Math.max(call.query.since, Number.isInteger(resumed) ? resumed : 0);
    if (since > head.version) throw new CallError('version-unknown');
    return answerEvents(call.services, call.request, call.reply, {
      siteId,
      documentId,
      since,
      person: {
        clientId: call.query.clientId,
        accountId: account.accountId,
        sessionId: account.sessionId,
        name: account.name,
      },
      isStillAllowed: () =>
        mayStillRead(call.services, siteId, account, (permissions) =>
          mayOpen(call.services.db, head, permissions),
        ),
    });
  }),

  implement(setPresence, async (call) => {
    const { siteId } = call.site;
    const { account } = call.caller;
    const now = new Date(call.services.now());
    const { documentId } = call.params;
    await presentDocument(call.services.db, siteId, documentId, call.caller.permissions);
    const people = await call.services.db
      .transaction()
      .execute((trx) =>
        updatePresence(
          trx,
          siteId,
          documentId,
          { ...call.body, accountId: account.accountId, name: account.name },
          now,
        ),
      );
    return { people: [...people] };
  }),

  implement(documentHistory, async (call) => {
    const { siteId } = call.site;
    const { before, limit } = call.query;
    await openableHead(call.services.db, siteId, call.params.documentId, call.caller.permissions);
    const { entries, next } = await loadHistory(call.services.db, siteId, call.params.documentId, {
      limit,
      ...(before === undefined ? {} : { before }),
    });
    return { entries: [...entries], next };
  }),

  implement(documentVersion, async (call) => {
    const { siteId } = call.site;
    const { documentId, version } = call.params;
    const head = await openableHead(call.services.db, siteId, documentId, call.caller.permissions);
    if (version > head.version) throw new CallError('version-unknown');
    const records = await recordsAtVersion(call.services.db, siteId, documentId, version);
    if (records === null) throw new CallError('version-gone');
    return { version, records };
  }),

  implement(restoreVersionEndpoint, async (call) => {
    const { siteId } = call.site;
    const author = authorOf(call.caller, call.body.clientId);
    const now = new Date(call.services.now());
    const { documentId } = call.params;
    const { version, recordIds } = call.body;
    return call.services.db.transaction().execute(async (trx) => {
      await openableHead(trx, siteId, documentId, call.caller.permissions);
      const change = await restoreVersion(trx, {
        siteId,
        documentId,
        version,
        author,
        at: now,
        ...(recordIds === undefined ? {} : { recordIds }),
      });
      const head = await presentDocument(trx, siteId, documentId, call.caller.permissions);
      return { change, version: head.version };
    });
  }),
];

async function presentDocument(...of: Parameters<typeof openableHead>): Promise<DocumentHead> {
  const head = await openableHead(...of);
  if (head.removedAt !== null) throw new CallError('document-removed');
  return head;
}

/** A document that these permissions open (ROLE-25). Throws `not-found` and `not-permitted`. */
async function openableHead(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  permissions: ReadonlySet<Permission>,
): Promise<DocumentHead> {
  const head = await findDocumentHead(db, siteId, documentId);
  if (head === null) throw new CallError('not-found');
  if (!(await mayOpen(db, head, permissions))) throw new CallError('not-permitted');
  return head;
}
