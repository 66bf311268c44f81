import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { chosenEncoding, encoded } from './content-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'identity'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.000, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=1, br;q=0.1', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['x-gzip, brotli', 'identity'],
  ['identity;q=0', 'identity'],
  [', ;q=1;,=', 'identity'],
])('%j is answered with %s', (header, encoding) => {
  expect(chosenEncoding(header)).toBe(encoding);
  expect(chosenEncoding(header)).toBe(encoding);
});

/** The lowest bit of a stream is 0 for a window of 16 bits, and for no other (RFC 7932, 9.1). */
const hasSmallWindow = (stream: Buffer) => (stream.readUInt8(0) & 1) === 0;

it('compresses pages with a window of 16 bits, whatever their size', async () => {
  for (const length of [200, 60_000, 300_000]) {
    const page = Buffer.from('<p>Harbour</p>'.repeat(length / 10));
    const stream = await encoded(page, 'br', 9);
    expect(hasSmallWindow(stream)).toBe(true);
    expect(brotliDecompressSync(stream)).toEqual(page);
    const usual = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } });
    expect(hasSmallWindow(usual)).toBe(false);
  }
});
