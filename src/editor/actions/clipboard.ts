import { parseClipboard, type ClipboardContent } from '../commands/clipboard-content.ts';

/** Where copied blocks lie: the system clipboard, and the browser's storage where that is not open to us. */
export interface Clipboard {
  write(content: ClipboardContent): Promise<void>;
  /** `text` is what a paste event carried, where there was one. */
  read(text?: string): Promise<ClipboardContent | null>;
}

const STORAGE_KEY = 'portico:clipboard';

export function createClipboard(
  system: Pick<Navigator['clipboard'], 'readText' | 'writeText'> | undefined,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Clipboard {
  return {
    async write(content) {
      const text = JSON.stringify(content);
      storage.setItem(STORAGE_KEY, text);
      await withoutPermission(() => system?.writeText(text) ?? Promise.resolve());
    },
    async read(text) {
      if (text !== undefined && text !== '') return parseClipboard(text);
      const onSystem = await withoutPermission(() => system?.readText() ?? Promise.resolve(''));
      return parseClipboard(onSystem ?? '') ?? parseClipboard(storage.getItem(STORAGE_KEY) ?? '');
    },
  };
}

/** Browsers refuse the clipboard without permission or over plain http: then the storage's copy serves. */
async function withoutPermission<Value>(run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
