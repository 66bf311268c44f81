import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** What an answer takes besides its bodies: headers, keys, tables. */
const OWN_BYTES = 4000;
/** Below this, compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 600;
const CACHED_BROTLI_QUALITY = 9;
const PASSING_BROTLI_QUALITY = 4;

/** An answer as bytes, compressed at most once for each encoding. */
export interface CachedAnswer {
  readonly siteId: string;
  /** The revision of the site it was made from. */
  readonly revision: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** For `If-Modified-Since`, or null. */
  readonly modifiedAt: Date | null;
  /** Without encoding; the tag of an encoded body has the encoding's name at its end. */
  readonly hash: string;
  /** Headers that the server adds to every answer; known once it was sent through it. */
  sentHeaders: Readonly<Record<string, string>> | null;
  /** Whole answers as the fast path sends them, by encoding: made once. */
  readonly ready: Map<ContentEncoding, ReadyAnswer>;
  /** The body in an encoding, or null while it was not compressed yet. */
  body(encoding: ContentEncoding): Buffer | null;
  compress(encoding: ContentEncoding): Promise<Buffer>;
  size(): number;
}

/** Names and values of headers in one list, as Node sends them fastest. */
export interface ReadyAnswer {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

export interface AnswerSource {
  readonly siteId: string;
  readonly revision: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly modifiedAt?: Date | null;
  readonly body: string;
  /** Whether it is kept: then compressing well pays. */
  readonly isKept: boolean;
}

export function createCachedAnswer(source: AnswerSource): CachedAnswer {
  const plain = Buffer.from(source.body, 'utf8');
  const encoded = new Map<ContentEncoding, Buffer>([['identity', plain]]);
  if (plain.length < MIN_COMPRESSED_BYTES) {
    encoded.set('br', plain);
    encoded.set('gzip', plain);
  }
  const pending = new Map<ContentEncoding, Promise<Buffer>>();
  let size = OWN_BYTES + plain.length;
  return {
    siteId: source.siteId,
    revision: source.revision,
    status: source.status,
    headers: source.headers,
    modifiedAt: source.modifiedAt ?? null,
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    sentHeaders: null,
    ready: new Map(),
    body: (encoding) => encoded.get(encoding) ?? null,
    async compress(encoding) {
      const known = encoded.get(encoding);
      if (known !== undefined) return known;
      const running = pending.get(encoding) ?? compressed(plain, encoding, source.isKept);
      pending.set(encoding, running);
      const bytes = await running;
      if (encoded.get(encoding) === undefined) size += bytes.length;
      encoded.set(encoding, bytes);
      pending.delete(encoding);
      return bytes;
    },
    size: () => size,
  };
}

/** The encoding a client wants most among those there are. */
export function chosenEncoding(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined) return 'identity';
  const known = chosenByHeader.get(accepted);
  if (known !== undefined) return known;
  const chosen = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity';
  // Browsers send a handful of different headers; strangers may send endless ones.
  if (chosenByHeader.size >= MAX_KNOWN_HEADERS) chosenByHeader.clear();
  chosenByHeader.set(accepted, chosen);
  return chosen;
}

const MAX_KNOWN_HEADERS = 200;
const chosenByHeader = new Map<string, ContentEncoding>();

function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  const part = header.split(',').find((each) => each.trim().split(';')[0]?.trim() === encoding);
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part);
}

async function compressed(plain: Buffer, encoding: ContentEncoding, isKept: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(plain, { level: isKept ? 9 : 5 });
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_QUALITY]: isKept ? CACHED_BROTLI_QUALITY : PASSING_BROTLI_QUALITY,
    },
  });
}
