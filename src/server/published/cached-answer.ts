import { createHash } from 'node:crypto';
import { encoded as encode, type ContentEncoding } from '#server/platform/http/content-encoding.ts';

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
      const running =
        pending.get(encoding) ??
        encode(plain, encoding, source.isKept ? CACHED_BROTLI_QUALITY : PASSING_BROTLI_QUALITY);
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
