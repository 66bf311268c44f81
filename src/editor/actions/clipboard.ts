import { parseClipboard, type ClipboardContent } from '../commands/clipboard-content.ts';

/** Copied blocks are on the system clipboard, and in the browser's storage where the clipboard is not available. */
export interface Clipboard {
  /**
   * `carried` is the data of the copy event, which is on the clipboard when the event ends, so that a paste right after
   * it gets nothing older.
   */
  write(content: ClipboardContent, carried: Pick<DataTransfer, 'setData'> | null): void;
  /** `text` is the data of a paste event, where there was one. */
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

/** Browsers refuse the clipboard without permission or over plain http: then the copy in the storage is used. */
async function withoutPermission<Value>(run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
