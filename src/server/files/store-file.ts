import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import { MAX_FILE_BYTES, maxFileBytes, maxFileSizeText, type FileType } from '#domain/files/file-kinds.ts';
import { fileTypeMessage } from '#domain/files/file-messages.ts';
import { safeFileName } from '#domain/files/file-name.ts';
import type { ImageSize } from '#domain/images/image-numbers.ts';
import type { SiteId, AccountId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { reserveStorage } from '#server/quotas/reserve-storage.ts';
import { detectFileType, detectFileTypeOfHead } from './detect-file-type.ts';
import { prepareImage } from './prepare-image.ts';
import { deriveImageJob } from './derive-image-job.ts';
import { findFile, findSameFile, lockContent } from './queries.ts';
import { receiveFile, TooManyBytesError } from './receive-file.ts';
import { removeUnusedContent } from './remove-unused-content.ts';
import { contentKey } from './storage-keys.ts';
import type { FileAccess, StoredFile } from './stored-file.ts';
import { takeFileName } from './take-file-name.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { uploadErrorOf } from './upload-error-of.ts';

export { imageValueOf } from './stored-file.ts';

export interface NewFile {
  readonly siteId: SiteId;
  /** The file's name on the person's computer. */
  readonly name: string;
  readonly content: Readable | Uint8Array;
  readonly accountId: AccountId | null;
  /** The accepted kind; `any` where absent. */
  readonly accept?: 'image' | 'any';
  readonly alt?: string;
  /** `public` where absent. */
  readonly access?: FileAccess;
  /** Whether the file that has this name and this content already is given back in its place (LINK-65). */
  readonly reusesSame?: boolean;
  /** Aborted: nothing is stored. */
  readonly signal?: AbortSignal;
}

/**
 * Adds a file to the site's library: received into a temporary file, checked by its bytes, pictures cleaned, stored
 * under its hash, then inserted. All or nothing. Throws `CallError`: file-unsupported, file-too-large, file-incomplete,
 * file-processing-failed, storage-full, site-quota-reached, account-quota-reached.
 */
export async function storeFile(services: Services, file: NewFile): Promise<StoredFile> {
  const shownName = file.name.trim() === '' ? 'file' : file.name;
  const accept = file.accept ?? 'any';
  const unsupported = (): CallError =>
    new CallError('file-unsupported', { fileName: shownName, fileTypeMessage: fileTypeMessage(accept) });
  const tooLarge = (type: FileType | null): CallError =>
    new CallError('file-too-large', {
      fileName: shownName,
      maxSize: maxFileSizeText(type?.kind ?? 'document'),
    });
  let headType: FileType | null = null;
  try {
    return await withTemporaryFolder(services, async (folder) => {
      const received = await receiveFile(file.content, path.join(folder, 'received'), {
        signal: file.signal,
        limitOf: async (head) => {
          headType = await detectFileTypeOfHead(head, shownName);
          return headType === null ? MAX_FILE_BYTES : maxFileBytes(headType.kind);
        },
      });
      const type = await detectFileType(received.path, shownName);
      if (type === null || (accept === 'image' && type.kind !== 'image')) throw unsupported();
      if (received.size > maxFileBytes(type.kind)) throw tooLarge(type);
      const kept =
        type.kind === 'image'
          ? await prepareImage(received.path, type, path.join(folder, `prepared.${type.extension}`))
          : { ...received, dimensions: null, isAnimated: false };
      file.signal?.throwIfAborted();
      return await enter(services, file, safeFileName(shownName, type), type, kept);
    });
  } catch (error) {
    if (file.signal?.aborted === true) throw new CallError('file-incomplete');
    if (error instanceof TooManyBytesError) throw tooLarge(headType);
    throw uploadErrorOf(error);
  }
}

interface KeptContent {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly dimensions: ImageSize | null;
  readonly isAnimated: boolean;
}

async function enter(
  services: Services,
  file: NewFile,
  name: string,
  type: FileType,
  kept: KeptContent,
): Promise<StoredFile> {
  const id = createId<'file'>(services.now());
  const key = contentKey(kept);
  // Written before the transaction, so that no connection waits for the disk; checked again under the lock.
  await services.storage.write(key, createReadStream(kept.path));
  try {
    return await services.db.transaction().execute(async (transaction) => {
      await lockContent(transaction, kept.sha256);
      const access = file.access ?? 'public';
      const same =
        file.reusesSame === true
          ? await findSameFile(transaction, file.siteId, { name, sha256: kept.sha256, access })
          : null;
      if (same !== null) return same;
      if (!(await services.storage.exists(key))) {
        await services.storage.write(key, createReadStream(kept.path));
      }
      await reserveStorage(transaction, file.siteId, { files: 1, bytes: kept.size });
      await insertFile(transaction, file, id, name, type, kept, new Date(services.now()));
      if (kept.dimensions !== null && type.extension !== 'svg') {
        await services.jobs.enqueue(deriveImageJob, { siteId: file.siteId, fileId: id }, { transaction });
      }
      file.signal?.throwIfAborted();
      const stored = await findFile(transaction, file.siteId, id);
      invariant(stored !== null, 'a file entered just now is there');
      return stored;
    });
  } catch (error) {
    await removeUnusedContent(services, kept);
    throw error;
  }
}

async function insertFile(
  transaction: Transaction<Database>,
  file: NewFile,
  id: FileId,
  name: string,
  type: FileType,
  kept: KeptContent,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('files')
    .values({
      site_id: file.siteId,
      id,
      name,
      kind: type.kind,
      mime_type: type.mimeType,
      size: kept.size,
      sha256: kept.sha256,
      width: kept.dimensions?.width ?? null,
      height: kept.dimensions?.height ?? null,
      is_animated: kept.isAnimated,
      alt: cutText(file.alt ?? '', 1000),
      uploaded_by: file.accountId,
      access: file.access ?? 'public',
      created_at: now,
    })
    .execute();
  const taken = await takeFileName(transaction, file.siteId, id, name);
  if (taken !== name) {
    await transaction
      .updateTable('files')
      .set({ name: taken })
      .where('site_id', '=', file.siteId)
      .where('id', '=', id)
      .execute();
  }
}
