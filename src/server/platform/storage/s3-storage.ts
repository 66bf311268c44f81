import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, type UploadPart } from 's3mini';
import { StorageFullError, type Storage } from './storage.ts';

const PART_BYTES = 8 * 1024 * 1024;
const DEFAULT_REGION = 'auto';
const TYPE = 'application/octet-stream';

/**
 * Files in an S3-compatible store: `https://KEY:SECRET@host/bucket?region=eu-west-1`. An object appears when it is
 * complete; large ones go up in parts, so that memory holds one part at a time.
 */
export function createS3Storage(s3Url: string): Storage {
  const url = new URL(s3Url.replace(/^s3:/, 'https:'));
  const client = new S3mini({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: `${url.protocol}//${url.host}${url.pathname}`,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
  });

  async function writeInParts(key: string, first: Buffer, rest: AsyncIterator<Buffer>): Promise<number> {
    const uploadId = await client.getMultipartUploadId(key, TYPE);
    try {
      const parts: UploadPart[] = [];
      let size = 0;
      let part: Buffer | null = first;
      while (part !== null) {
        parts.push(await client.uploadPart(key, uploadId, part, parts.length + 1));
        size += part.length;
        const next: IteratorResult<Buffer> = await rest.next();
        part = next.done ? null : next.value;
      }
      await client.completeMultipartUpload(key, uploadId, parts);
      return size;
    } catch (error) {
      await client.abortMultipartUpload(key, uploadId);
      throw error;
    }
  }

  return {
    async write(key, content) {
      try {
        const parts = partsOf(content);
        const first = await parts.next();
        const part = first.done ? Buffer.alloc(0) : first.value;
        if (part.length === PART_BYTES) return { size: await writeInParts(key, part, parts) };
        await client.putObject(key, part, TYPE);
        return { size: part.length };
      } catch (error) {
        throw asFull(error);
      }
    },
    async read(key) {
      const response = await client.getObjectResponse(key);
      if (response === null || response.body === null) return null;
      const stream = Readable.fromWeb(response.body as ReadableStream);
      return { stream, size: Number(response.headers.get('content-length') ?? 0) };
    },
    async readAll(key) {
      const content = await client.getObjectArrayBuffer(key);
      return content === null ? null : new Uint8Array(content);
    },
    async remove(key) {
      await client.deleteObject(key);
    },
    exists: async (key) => (await client.objectExists(key)) === true,
  };
}

/** Cuts content into parts of one size; only the last one is shorter. */
async function* partsOf(content: Uint8Array | Readable): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    chunks.push(Buffer.from(chunk as Uint8Array));
    size += chunks.at(-1)?.length ?? 0;
    if (size < PART_BYTES) continue;
    let whole = Buffer.concat(chunks);
    while (whole.length >= PART_BYTES) {
      yield whole.subarray(0, PART_BYTES);
      whole = whole.subarray(PART_BYTES);
    }
    chunks = [whole];
    size = whole.length;
  }
  if (size > 0) yield Buffer.concat(chunks);
  return undefined;
}

/** Stores say in several ways that an account's space is used up. */
function asFull(error: unknown): unknown {
  const isFull =
    error instanceof Error &&
    (('status' in error && error.status === 507) ||
      /QuotaExceeded|StorageFull|InsufficientStorage/.test(error.message));
  return isFull ? new StorageFullError('No space left', { cause: error }) : error;
}
