import { parseClipboard, type ClipboardContent } from '../commands/clipboard-content.ts';

/** Where copied blocks lie: the system clipboard, and the browser's storage where that is not open to us. */
export interface Clipboard {
  /**
   * `carried` is what the copy event hands to the system: it is there when the event ends, so that a paste right after
   * it gets nothing older.
   */
  write(content: ClipboardContent, carried: Pick<DataTransfer, 'setData'> | null): void;
  /** `text` is what a paste event carried, where there was one. */
  read(text?: string): Promise<ClipboardContent | null>;
}

const STORAGE_KEY = 'portico:clipboard';

export function createClipboard(
  system: Pick<Navigator['clipboard'], 'readText'> | undefined,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Clipboard {
  return {
    write(content, carried) {
      const text = JSON.stringify(content);
      storage.setItem(STORAGE_KEY, text);
      carried?.setData('text/plain', text);
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
