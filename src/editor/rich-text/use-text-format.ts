import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { jsonEqual } from '#lib/json-equal.ts';
import { textFormatOf, type TextFormat } from './text-format.ts';

/**
 * The format at the caret, read once the key that changed it is on the screen: typing must not wait for a bar that
 * shows the same before and after nearly every letter.
 */
export function useTextFormat(editor: Editor): TextFormat {
  const [format, setFormat] = useState(() => textFormatOf(editor));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const read = (): void => {
      waiting = null;
      if (editor.isDestroyed) return;
      const next = textFormatOf(editor);
      setFormat((before) => (isSame(before, next) ? before : next));
    };
    const onTransaction = (): void => {
      waiting ??= setTimeout(read, SHOWN_AFTER_MS);
    };
    editor.on('transaction', onTransaction);
    return () => {
      editor.off('transaction', onTransaction);
      if (waiting !== null) clearTimeout(waiting);
    };
  }, [editor]);
  return format;
}

/** Longer than a frame, shorter than what a person sees as a delay. */
const SHOWN_AFTER_MS = 50;

function isSame(a: TextFormat, b: TextFormat): boolean {
  return jsonEqual(a, b);
}
