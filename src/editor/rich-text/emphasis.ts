import { markInputRule, type InputRuleMatch } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Italic } from '@tiptap/extension-italic';

/**
 * Finds words between asterisks at the end of what was typed. They begin and end with a letter, behind a space or at the
 * start: `2 ** 3 ** 4` is none.
 */
function wordsBetween(marker: string): (text: string) => InputRuleMatch | null {
  return (text) => {
    if (!text.endsWith(marker)) return null;
    const close = text.length - marker.length;
    const start = text.lastIndexOf('*', close - 1) + 1;
    const open = start - marker.length;
    if (open < 0 || text.slice(open, start) !== marker) return null;
    const words = text.slice(start, close);
    if (words === '' || words.trim() !== words) return null;
    const before = text.slice(0, open);
    if (before.trimEnd() === before && before !== '') return null;
    return { index: open, text: text.slice(open), replaceWith: words };
  };
}

/** Asterisks make words bold and italic as they are typed (EDIT-193); what is pasted keeps its asterisks. */
export const bold = Bold.extend({
  addInputRules() {
    return [markInputRule({ find: wordsBetween('**'), type: this.type })];
  },
  addPasteRules: () => [],
});

export const italic = Italic.extend({
  addInputRules() {
    return [markInputRule({ find: wordsBetween('*'), type: this.type })];
  },
  addPasteRules: () => [],
});
