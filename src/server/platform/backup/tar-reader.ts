const BLOCK_BYTES = 512;

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** The content, in order; what is not read is skipped. */
  readonly content: AsyncIterable<Buffer>;
}

/** An archive that is damaged or cut off. */
export class DamagedArchiveError extends Error {
  override name = 'DamagedArchiveError';
}

/** The files of a tar archive, one after the other. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new BlockReader(source);
  for (;;) {
    const header = await reader.take(BLOCK_BYTES);
    if (header === null) throw new DamagedArchiveError('The archive is cut off');
    if (header.every((byte) => byte === 0)) return;
    assertChecksum(header);
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    const content = reader.stream(size);
    yield { name, size, content };
    for await (const rest of content) void rest;
    await reader.take((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);
  }
}

function assertChecksum(header: Buffer): void {
  const written = Number.parseInt(header.toString('latin1', 148, 154), 8);
  let sum = 0;
  for (const [index, byte] of header.entries()) sum += index >= 148 && index < 156 ? 32 : byte;
  if (sum !== written) throw new DamagedArchiveError('This is not an archive of Portico, or it is damaged');
}

class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** Exactly `size` bytes, or null at the end. */
  async take(size: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    for await (const part of this.stream(size)) parts.push(part);
    const whole = Buffer.concat(parts);
    return whole.length === size ? whole : null;
  }

  stream(size: number): AsyncGenerator<Buffer> {
    const next = (left: number) => this.#next(left);
    return (async function* read() {
      let left = size;
      while (left > 0) {
        const part = await next(left);
        if (part === null) throw new DamagedArchiveError('The archive is cut off');
        left -= part.length;
        yield part;
      }
    })();
  }

  async #next(atMost: number): Promise<Buffer | null> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) return null;
      this.#rest = value;
    }
    const part = this.#rest.subarray(0, atMost);
    this.#rest = this.#rest.subarray(part.length);
    return part;
  }
}
