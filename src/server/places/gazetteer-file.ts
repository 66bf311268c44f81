import { open, type FileHandle } from 'node:fs/promises';
import { readGazetteerLine, type GazetteerLine } from '#domain/maps/gazetteer-line.ts';

/** More than the longest line. */
const STEP_BYTES = 1024;
const CHUNK_BYTES = 32 * 1024;
const LINE_END = 0x0a;

/** The places that come with Portico, on disk: what is kept in memory is one piece of the file while it is read. */
export interface GazetteerFile {
  /** The lines whose key begins with a folded text, in the order of their keys. */
  linesFrom(prefix: string): AsyncIterable<GazetteerLine>;
  close(): Promise<void>;
}

export async function openGazetteer(path: string): Promise<GazetteerFile> {
  const file = await open(path);
  const { size } = await file.stat();
  return {
    linesFrom: (prefix) => linesFrom(file, size, Buffer.from(prefix)),
    close: () => file.close(),
  };
}

async function* linesFrom(file: FileHandle, size: number, prefix: Buffer): AsyncIterable<GazetteerLine> {
  let at = await firstLine(file, size, prefix);
  let rest: Buffer = Buffer.alloc(0);
  while (at < size) {
    const chunk = await readAt(file, at, CHUNK_BYTES);
    if (chunk.length === 0) return;
    at += chunk.length;
    let start = 0;
    const piece = Buffer.concat([rest, chunk]);
    for (let end = piece.indexOf(LINE_END); end !== -1; end = piece.indexOf(LINE_END, start)) {
      const line = piece.subarray(start, end);
      start = end + 1;
      const order = comparePrefix(line, prefix);
      if (order > 0) return;
      if (order < 0) continue;
      const place = readGazetteerLine(line.toString());
      if (place !== null) yield place;
    }
    rest = piece.subarray(start);
  }
}

/** The start of a line not far before the first one with the prefix, found by halving the file. */
async function firstLine(file: FileHandle, size: number, prefix: Buffer): Promise<number> {
  let low = 0;
  let high = size;
  while (high - low > STEP_BYTES * 2) {
    const middle = Math.floor((low + high) / 2);
    const piece = await readAt(file, middle, STEP_BYTES * 2);
    const start = piece.indexOf(LINE_END) + 1;
    if (start === 0 || middle + start >= high) return low;
    if (comparePrefix(piece.subarray(start), prefix) < 0) low = middle + start;
    else high = middle;
  }
  return low;
}

/** Where a line stands to the lines that begin with a prefix: before (-1), among (0) or after them (1). */
function comparePrefix(line: Buffer, prefix: Buffer): number {
  return Buffer.compare(line.subarray(0, prefix.length), prefix);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
