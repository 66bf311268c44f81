import { TextDecoder } from 'node:util';

/** Looks at the bytes of a text as they come, and says at the end how they are to be read. */
export interface EncodingCheck {
  look(chunk: Buffer): void;
  end(): string;
}

/**
 * Detects the encoding of a text from its chunks (CRM-19): UTF-8 with or without a byte order mark, UTF-16 with one, or
 * Windows-1252 for all bytes that are no valid UTF-8.
 */
export function encodingCheck(): EncodingCheck {
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
    look(chunk) {
      if (first.length < 2) first = Buffer.concat([first, chunk.subarray(0, 2)]);
      tryUtf8((decoder) => decoder.decode(chunk, { stream: true }));
    },
    end() {
      tryUtf8((decoder) => decoder.decode());
      if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
      if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
      return utf8 === null ? 'windows-1252' : 'utf-8';
    },
  };
}

/** The text of bytes whose encoding is known, letters that are cut in two by chunks or not. */
export async function* decodeText(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
