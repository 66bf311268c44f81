import type { Readable } from 'node:stream';
import { OutsideCallError, type CallOutside } from '#server/platform/network/call-outside.ts';

const TIMEOUT_MS = 120_000;
/** Larger than any file that is stored, whose limit has a message of its own. */
const MAX_BYTES = 4 * 1024 ** 3;

export interface FetchedFile {
  readonly content: Readable;
  /** The last part of the address. */
  readonly name: string;
}

/** Downloads a file, or throws `OutsideCallError`. Tests pass their own. */
export type FetchFile = (url: string, signal: AbortSignal) => Promise<FetchedFile>;

export function createFileFetcher(callOutside: CallOutside): FetchFile {
  return async (url, signal) => {
    const { status, body } = await callOutside(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, signal });
    if (status !== 200) {
      body.destroy();
      throw new OutsideCallError(`The server answered ${status}.`, false);
    }
    return { content: body, name: nameOf(url) };
  };
}

/** The name in an address. */
export function nameOf(url: string): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'file';
  } catch {
    return last;
  }
}
