import { invariant } from '#lib/invariant.ts';

const BLOCK_BYTES = 512;
const LARGEST_OCTAL_SIZE = 8 ** 11;

/** The header of a file in a tar archive (POSIX ustar), and the padding that follows its content. */
export function tarHeader(name: string, size: number): Buffer {
  invariant(Buffer.byteLength(name) <= 100, `A name in an archive is too long: ${name}`);
  invariant(size < LARGEST_OCTAL_SIZE, `A file in an archive is too large: ${name}`);
  const header = Buffer.alloc(BLOCK_BYTES);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  let sum = 0;
  for (const byte of header) sum += byte;
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK_BYTES);
}
