import type { Readable } from 'node:stream';
import { OutsideCallError, type CallOutside } from '#server/platform/network/call-outside.ts';

/** Larger than any file that is stored, whose limit has a message of its own. */
const EXPORTED_FILES = { timeoutMs: 120_000, maxBytes: 4 * 1024 ** 3 };

export interface FetchedFile {
  readonly content: Readable;
  /** The last part of the address. */
  readonly name: string;
}

/** Downloads a file, or throws `OutsideCallError`. Tests pass their own. */
export type FetchFile = (url: string, signal: AbortSignal) => Promise<FetchedFile>;

/** @param limits of one file; those of exports where nothing is said */
export function createFileFetcher(
  callOutside: CallOutside,
  limits: { readonly timeoutMs: number; readonly maxBytes: number } = EXPORTED_FILES,
): FetchFile {
  return async (url, signal) => {
    const { status, body } = await callOutside(url, { ...limits, signal });
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
