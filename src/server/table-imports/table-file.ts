import { Readable } from 'node:stream';
import type { SiteId } from '#domain/documents/record.ts';
import { encodingCheck, decodeText } from '#server/platform/csv/text-encoding.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { TableImportId } from './tables.ts';

/** Where the file of an import lies until it is taken in, or for a day: no address leads there. */
export function tableFileKey(siteId: SiteId, id: TableImportId): string {
  return `table-imports/${siteId}/${id}`;
}

/** Keeps a file as it comes, so that it is never in memory as a whole, and says its size and encoding (CRM-19). */
export async function keepTable(
  { storage }: Pick<Services, 'storage'>,
  key: string,
  content: Readable,
  maxBytes: number,
): Promise<{ readonly sizeBytes: number; readonly encoding: string }> {
  const check = encodingCheck();
  let sizeBytes = 0;
  const inspected = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes)
        throw new CallError('body-too-large', { limit: `${maxBytes / 1_000_000} MB` });
      check.look(chunk);
      yield chunk;
    }
  };
  await storage.write(key, Readable.from(inspected()));
  return { sizeBytes, encoding: check.end() };
}

/** The text of a file that is kept; `tellBytes` is told how many bytes were read so far. Null where it is gone. */
export async function readTable(
  { storage }: Pick<Services, 'storage'>,
  key: string,
  encoding: string,
  tellBytes: (bytes: number) => void,
): Promise<AsyncIterable<string> | null> {
  const stored = await storage.read(key);
  if (stored === null) return null;
  let bytes = 0;
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of stored.stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      tellBytes(bytes);
      yield chunk;
    }
  };
  return decodeText(counted(), encoding);
}
