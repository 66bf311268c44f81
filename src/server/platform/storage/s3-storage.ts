import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, type UploadPart } from 's3mini';
import { createLimitedFetch, type FetchLimits } from './limited-fetch.ts';
import { StorageFullError, StorageUnavailableError, type Storage } from './storage.ts';

const PART_BYTES = 8 * 1024 * 1024;
const DEFAULT_REGION = 'auto';
const LIMITS: FetchLimits = { answerMs: 15_000, idleMs: 15_000 };
const TYPE = 'application/octet-stream';

/**
 * Files in an S3-compatible store: `https://KEY:SECRET@host/bucket?region=eu-west-1`. An object appears when it is
 * complete; large ones are uploaded in parts, so that memory holds one part at a time. A silent store counts as
 * unavailable.
 */
export function createS3Storage(s3Url: string, limits = LIMITS): Storage {
  const url = new URL(s3Url.replace(/^s3:/, 'https:'));
  const client = new S3mini({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: `${url.protocol}//${url.host}${url.pathname}`,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    fetch: createLimitedFetch(limits),
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
      // Where the store is away, this fails as what it follows did.
      await client.abortMultipartUpload(key, uploadId).catch(() => null);
      throw error;
    }
  }

  return {
    write: (key, content) =>
      translated(async () => {
        const parts = partsOf(content);
        const first = await parts.next();
        const part = first.done ? Buffer.alloc(0) : first.value;
        if (part.length === PART_BYTES) return { size: await writeInParts(key, part, parts) };
        await client.putObject(key, part, TYPE);
        return { size: part.length };
      }),
    read: (key, part) =>
      translated(async () => {
        const response =
          part === undefined
            ? await client.getObjectResponse(key)
            : await client.getObjectRaw(key, false, part.start, part.end + 1).catch(missingAsNull);
        if (response === null || response.body === null) return null;
        const stream = Readable.fromWeb(response.body as ReadableStream);
        return { stream, size: sizeOf(response) };
      }),
    readAll: (key) =>
      translated(async () => {
        const content = await client.getObjectArrayBuffer(key);
        return content === null ? null : new Uint8Array(content);
      }),
    remove: (key) => translated(async () => void (await client.deleteObject(key))),
    exists: (key) => translated(async () => (await client.objectExists(key)) === true),
  };
}

/** Of the whole object, also where a part was asked for: `bytes 0-99/1234`. */
function sizeOf(response: Response): number {
  const whole = response.headers.get('content-range')?.split('/')[1];
  return Number(whole ?? response.headers.get('content-length') ?? 0);
}

function missingAsNull(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
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

/** What features know: a store without space, or one that is away for now. */
async function translated<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const status = statusOf(error);
    if (status === 507 || /QuotaExceeded|StorageFull|InsufficientStorage/.test(error.message)) {
      throw new StorageFullError('No space left', { cause: error });
    }
    if (status !== null && status >= 500) {
      throw new StorageUnavailableError('The store of files is away', { cause: error });
    }
    throw error;
  }
}

function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}
