import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Those there are; of those a client wants equally, the smallest first. */
const ENCODINGS: readonly ContentEncoding[] = ['br', 'gzip', 'identity'];
const MAX_KNOWN_HEADERS = 200;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const chosenByHeader = new Map<string, ContentEncoding>();

/** The encoding a client wants most among those there are, by its `Accept-Encoding` (RFC 9110, 12.5.3). */
export function chosenEncoding(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined) return 'identity';
  const known = chosenByHeader.get(accepted);
  if (known !== undefined) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const chosen = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS })[0] ?? 'identity';
  // Browsers send a handful of different headers; strangers may send endless ones.
  if (chosenByHeader.size >= MAX_KNOWN_HEADERS) chosenByHeader.clear();
  chosenByHeader.set(accepted, chosen);
  return chosen;
}

/**
 * Brotli's memory as a power of two, in bytes: clearing the default's (22) costs ten times what compressing a page does,
 * and pages repeat themselves within 64 kB.
 */
const BROTLI_WINDOW_BITS = 16;

/**
 * Bytes of a text in an encoding, in memory of their own; `quality` is brotli's (0 to 11), and gzip's level follows it.
 */
export async function encoded(plain: Buffer, encoding: ContentEncoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return ownBytes(await gzipped(plain, { level: Math.min(9, quality + 1) }));
  const bytes = await brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  });
  return ownBytes(bytes);
}

/** A copy of the bytes: a view would keep the whole pool or chunk around them in memory. */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
