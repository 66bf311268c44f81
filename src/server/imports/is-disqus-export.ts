import { open } from 'node:fs/promises';

/** Bytes within which a file says what it is. */
const HEAD_BYTES = 4096;

/** Whether a file is an export of the outside provider: by the element that it begins with. */
export async function isDisqusExport(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return /<([a-z]+)/i.exec(buffer.toString('latin1', 0, bytesRead))?.[1] === 'disqus';
  } finally {
    await handle.close();
  }
}
