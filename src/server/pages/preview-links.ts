import { createHash, randomBytes } from 'node:crypto';
import { createId, type Id } from '#lib/id.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

export interface NewPreviewLink {
  readonly siteId: SiteId;
  /** The site's identifier, for its address. */
  readonly identifier: string;
  readonly documentId: DocumentId;
  readonly expiresInHours: number;
  readonly accountId: AccountId;
  readonly authorName: string;
}

/** Creates an address that shows the draft of a page until it expires. The token is in the address only. */
export async function createPreviewLink(
  services: Services,
  link: NewPreviewLink,
): Promise<{ readonly id: Id<'preview-link'>; readonly url: string; readonly expiresAt: string }> {
  const entry = await findEntryOfDocument(services.db, link.siteId, 'draft', link.documentId);
  if (entry === null) throw new CallError('not-found');
  const id = createId<'preview-link'>(services.now());
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(services.now() + link.expiresInHours * HOUR_MS);
  await services.db
    .deleteFrom('preview_links')
    .where('site_id', '=', link.siteId)
    .where('expires_at', '<=', new Date(services.now()))
    .execute();
  await services.db
    .insertInto('preview_links')
    .values({
      site_id: link.siteId,
      id,
      document_id: link.documentId,
      token_hash: hashPreviewToken(token),
      created_by: link.accountId,
      created_by_name: link.authorName,
      created_at: new Date(services.now()),
      expires_at: expiresAt,
    })
    .execute();
  const path = `${encodeURI(entry.path)}?preview=${token}`;
  return {
    id,
    url: publicUrl(services.config, link.identifier, path),
    expiresAt: expiresAt.toISOString(),
  };
}

/** The hash by which the token of an address is found: SHA-256. */
export function hashPreviewToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Links that have not expired, the newest first. */
export async function listPreviewLinks(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId | null,
  now: number,
): Promise<
  readonly {
    id: Id<'preview-link'>;
    documentId: DocumentId;
    createdBy: string;
    createdAt: string;
    expiresAt: string;
  }[]
> {
  const all = db
    .selectFrom('preview_links')
    .select(['id', 'document_id', 'created_by_name', 'created_at', 'expires_at'])
    .where('site_id', '=', siteId)
    .where('expires_at', '>', new Date(now));
  const wanted = documentId === null ? all : all.where('document_id', '=', documentId);
  const rows = await wanted.orderBy('id', 'desc').limit(200).execute();
  return rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    createdBy: row.created_by_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

/** Whether there was such a link. */
export async function removePreviewLink(db: Db, siteId: SiteId, id: Id<'preview-link'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('preview_links')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
