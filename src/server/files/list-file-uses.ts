import { fileNameKey } from '#domain/files/file-name.ts';
import type { DocumentKind, SiteId, DocumentId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { listedTitle } from '#server/documents/listed-title.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface FileUse {
  readonly documentId: DocumentId;
  readonly kind: DocumentKind;
  readonly title: string;
  /** Null for documents without an address: the site itself (header, footer, design), synced sections. */
  readonly path: string | null;
}

/** The documents, as drafts or live, that use a file as an image or link to one of its names; removed ones left out. */
export async function listFileUses(db: Db, siteId: SiteId, fileId: FileId): Promise<readonly FileUse[]> {
  const names = await db
    .selectFrom('file_names')
    .select('name_key')
    .where('site_id', '=', siteId)
    .where('file_id', '=', fileId)
    .execute();
  const nameKeys = new Set(names.map((row) => row.name_key));
  const linked = nameKeys.size === 0 ? [] : await linkedAddresses(db, siteId, nameKeys);
  const rows = await db
    .selectFrom('document_file_uses as uses')
    .innerJoin('documents', (join) =>
      join.onRef('documents.site_id', '=', 'uses.site_id').onRef('documents.id', '=', 'uses.document_id'),
    )
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'uses.site_id')
        .onRef('entry.document_id', '=', 'uses.document_id')
        .on('entry.stage', '=', 'draft'),
    )
    .select(['documents.id', 'documents.kind', 'entry.path'])
    .select(listedTitle('documents', 'entry').as('title'))
    .distinct()
    .where('uses.site_id', '=', siteId)
    .where('uses.file', 'in', [fileId, ...linked])
    .where('documents.removed_at', 'is', null)
    .orderBy('documents.id')
    .execute();
  return rows.map((row) => ({
    documentId: row.id,
    kind: row.kind,
    title: row.title ?? '',
    path: row.path,
  }));
}

/** Addresses in use that lead to one of the names, however they are written. */
async function linkedAddresses(db: Db, siteId: SiteId, nameKeys: ReadonlySet<string>): Promise<string[]> {
  const rows = await db
    .selectFrom('document_file_uses')
    .select('file')
    .distinct()
    .where('site_id', '=', siteId)
    .where('file', 'like', '/s/%')
    .execute();
  return rows.map((row) => row.file).filter((address) => nameKeys.has(fileNameKey(nameInAddress(address))));
}

/** The file name in a `/s/` address; an address that cannot be decoded is used unchanged. */
function nameInAddress(address: string): string {
  const name = address.slice('/s/'.length).replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
