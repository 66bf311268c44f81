import { createHash } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import { encoded as encode, ownBytes, type ContentEncoding } from '#server/platform/http/content-encoding.ts';
import type { ReadyResponse } from '#server/platform/http/ready-response.ts';

/** The estimated size of an answer besides its bodies: headers, keys, tables. */
const OWN_BYTES = 4000;
/** Below this, compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 600;
const CACHED_BROTLI_QUALITY = 9;
/** Larger bodies (sitemaps, the largest pages) are compressed less, since that would occupy a thread for long. */
const MAX_WELL_COMPRESSED_BYTES = 1024 * 1024;
const PASSING_BROTLI_QUALITY = 4;

/** A serialised answer, compressed at most once for each encoding. */
export interface CachedAnswer {
  readonly siteId: SiteId;
  /** The revision of the site it was made from. */
  readonly revision: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The owner's redirect it is of, whose uses are counted; null for all others. */
  readonly redirectFrom: string | null;
  /** Whether members may get another one. */
  readonly isGated: boolean;
  /** For `If-Modified-Since`, or null. */
  readonly modifiedAt: Date | null;
  /** Without encoding; the tag of an encoded body ends with the encoding's name. */
  readonly hash: string;
  /** Headers that hooks add to every answer; known once it was sent through them. */
  sentHeaders: Readonly<Record<string, string>> | null;
  /** Whole answers as the fast path sends them, by encoding: made once. */
  readonly ready: Map<ContentEncoding, ReadyAnswer>;
  /** The body in an encoding, or null while it was not compressed yet. */
  body(encoding: ContentEncoding): Buffer | null;
  compress(encoding: ContentEncoding): Promise<Buffer>;
  size(): number;
  /** Called with the number of bytes it grew by, when it was compressed. */
  onGrowth: ((bytes: number) => void) | null;
}

export interface ReadyAnswer {
  readonly whole: ReadyResponse;
  /** For clients that have it cached already. */
  readonly unchanged: ReadyResponse;
}

export interface AnswerSource {
  readonly siteId: SiteId;
  readonly revision: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly modifiedAt?: Date | null;
  readonly redirectFrom?: string | null;
  readonly isGated?: boolean;
  readonly body: string;
  /** Whether it is cached: then thorough compression pays. */
  readonly isKept: boolean;
}

export function createCachedAnswer(source: AnswerSource): CachedAnswer {
  // What is kept here keeps no string: only what is named below is reachable from it.
  const { siteId, revision, status, headers, isKept } = source;
  const { modifiedAt = null, redirectFrom = null, isGated = false } = source;
  const plain = ownBytes(Buffer.from(source.body, 'utf8'));
  const encoded = new Map<ContentEncoding, Buffer>([['identity', plain]]);
  if (plain.length < MIN_COMPRESSED_BYTES) {
    encoded.set('br', plain);
    encoded.set('gzip', plain);
  }
  const pending = new Map<ContentEncoding, Promise<Buffer>>();
  let size = OWN_BYTES + plain.length;
  const answer: CachedAnswer = {
    siteId,
    revision,
    status,
    headers,
    modifiedAt,
    redirectFrom,
    isGated,
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
    sentHeaders: null,
    ready: new Map(),
    body: (encoding) => encoded.get(encoding) ?? null,
    async compress(encoding) {
      const known = encoded.get(encoding);
      if (known !== undefined) return known;
      const running =
        pending.get(encoding) ??
        encode(
          plain,
          encoding,
          isKept && plain.length <= MAX_WELL_COMPRESSED_BYTES
            ? CACHED_BROTLI_QUALITY
            : PASSING_BROTLI_QUALITY,
        );
      pending.set(encoding, running);
      const bytes = await running;
      if (encoded.get(encoding) === undefined) {
        encoded.set(encoding, bytes);
        size += bytes.length;
        answer.onGrowth?.(bytes.length);
      }
      pending.delete(encoding);
      return bytes;
    },
    size: () => size,
    onGrowth: null,
  };
  return answer;
}
