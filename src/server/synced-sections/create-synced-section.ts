import { createId } from '#lib/id.ts';
import type { DocumentId, DocumentRecord, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import type { SavedContent } from '#domain/saved-parts/saved-part.ts';
import { MAX_SYNCED_SECTIONS } from '#domain/synced-sections/synced-section.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { authoriseChange } from '#server/documents/authorise-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { loadRecords } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { countSynced } from './queries.ts';

export interface NewSyncedSection {
  readonly siteId: SiteId;
  readonly name: string;
  /** One section with its blocks. */
  readonly content: SavedContent;
  /** What stands in this document may stand in the section: code, whoever makes it, and data of an older form. */
  readonly fromDocumentId: DocumentId | null;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Makes a section one that many pages can show: a document of its own, with ids of its own. Throws `invalid-input` where
 * it is not one section, `too-many-saved-parts`, `not-permitted`, `code-not-permitted` and what `createDocument` throws.
 */
export async function createSyncedSection(trx: Db, given: NewSyncedSection): Promise<DocumentId> {
  const { siteId, name, author, at } = given;
  if (given.content.sections.length !== 1) {
    throw new CallError('invalid-input', {}, { content: 'One section is synced at a time.' });
  }
  if ((await countSynced(trx, siteId)) >= MAX_SYNCED_SECTIONS) {
    throw new CallError('too-many-saved-parts', { max: MAX_SYNCED_SECTIONS });
  }
  const id = createId<'document'>(at.getTime());
  const records = recordsOf(name, given.content, () => createId(at.getTime()));
  if (author.permissions !== undefined) {
    const { accountId, permissions } = author;
    const effect = {
      kind: 'synced' as const,
      before: {},
      after: records,
      ids: new Set(Object.keys(records)),
    };
    await authoriseChange(
      trx,
      { siteId, documentId: given.fromDocumentId ?? id, accountId, permissions },
      effect,
    );
  }
  await createDocument(trx, {
    siteId,
    id,
    kind: 'synced',
    records,
    authorId: author.accountId,
    name: siteSteps.createSyncedSection,
    copiedFrom: given.fromDocumentId === null ? {} : await loadRecords(trx, siteId, given.fromDocumentId),
    at,
  });
  return id;
}

function recordsOf(name: string, content: SavedContent, newId: () => string): DocumentRecords {
  const sectionId = newId();
  const [section] = content.sections;
  const groups = new Map<string, string>();
  const groupOf = (groupId: string): string => {
    const known = groups.get(groupId) ?? newId();
    groups.set(groupId, known);
    return known;
  };
  const blocks = content.blocks.map((block) => {
    const { groupId } = block;
    return {
      ...block,
      id: newId(),
      sectionId,
      ...(typeof groupId === 'string' && groupId !== '' ? { groupId: groupOf(groupId) } : {}),
    } as DocumentRecord;
  });
  const records = [
    { id: 'settings', type: 'settings', title: name } as DocumentRecord,
    // An anchor belongs to an instance.
    { ...section, id: sectionId, type: 'section', order: 'V', anchor: '' } as DocumentRecord,
    ...blocks,
  ];
  return Object.fromEntries(records.map((record) => [record.id, record]));
}
