import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

const MAX_KNOWN_HEADERS = 200;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const chosenByHeader = new Map<string, ContentEncoding>();

/** The encoding a client wants most among those there are, by its `Accept-Encoding` (RFC 9110, 12.5.3). */
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

/** Bytes of a text in an encoding; `quality` is brotli's (0 to 11), and gzip's level follows it. */
export async function encoded(plain: Buffer, encoding: ContentEncoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return gzipped(plain, { level: Math.min(9, quality + 1) });
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  });
}

function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  const part = header.split(',').find((each) => each.trim().split(';')[0]?.trim() === encoding);
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part);
}
