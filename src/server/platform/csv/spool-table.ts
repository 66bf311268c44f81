import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TextDecoder } from 'node:util';
import { CallError } from '#server/platform/http/errors.ts';

/** A received table file: its text, in chunks, readable several times. */
export interface SpooledTable {
  text(): AsyncIterable<string>;
  remove(): Promise<void>;
}

/**
 * Receives a table file onto the disk, so that it is never in memory as a whole, and detects its encoding (CRM-19):
 * UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1252 for all bytes that are no valid UTF-8.
 */
export async function spoolTable(content: Readable, maxBytes: number): Promise<SpooledTable> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-table-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const file = join(folder, 'table');
  try {
    let encoding = 'utf-8';
    const inspect = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      let size = 0;
      const check = encodingCheck();
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > maxBytes) throw new CallError('body-too-large', { limit: `${maxBytes / 1_000_000} MB` });
        check.look(chunk);
        yield chunk;
      }
      encoding = check.end();
    };
    await pipeline(content, inspect, createWriteStream(file));
    return { text: () => decoded(file, encoding), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

/** Detects the encoding of a text from its chunks. */
function encodingCheck() {
  let first: Buffer = Buffer.alloc(0);
  let utf8: TextDecoder | null = new TextDecoder('utf-8', { fatal: true });
  const tryUtf8 = (decode: (decoder: TextDecoder) => void): void => {
    if (utf8 === null) return;
    try {
      decode(utf8);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      utf8 = null;
    }
  };
  return {
    look(chunk: Buffer): void {
      if (first.length < 2) first = Buffer.concat([first, chunk.subarray(0, 2)]);
      tryUtf8((decoder) => decoder.decode(chunk, { stream: true }));
    },
    end(): string {
      tryUtf8((decoder) => decoder.decode());
      if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
      if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
      return utf8 === null ? 'windows-1252' : 'utf-8';
    },
  };
}
