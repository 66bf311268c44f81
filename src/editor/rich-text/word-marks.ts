import { Mark, type Extensions } from '@tiptap/core';
import {
  colorMarkSchema,
  sizeMarkSchema,
  WORD_MARK_TYPES,
  wordAttributes,
  type WordMark,
} from '#domain/rich-text/word-marks.ts';

const ATTRIBUTES: Readonly<Record<WordMark['type'], { readonly stored: string; readonly shown: string }>> = {
  color: { stored: 'color', shown: 'data-color' },
  highlight: { stored: 'color', shown: 'data-highlight' },
  size: { stored: 'size', shown: 'data-size' },
};

/** Colour, highlight and size of words (DSGN-58). What is pasted from elsewhere has none of them. */
export const wordMarks: Extensions = WORD_MARK_TYPES.map((name) => {
  const { stored, shown } = ATTRIBUTES[name];
  return Mark.create({
    name,
    addAttributes() {
      return { [stored]: { default: null } };
    },
    parseHTML() {
      return [
        {
          tag: `[${shown}]`,
          getAttrs: (element) => {
            const mark = markOf(name, { [stored]: element.getAttribute(shown) });
            return mark === null ? false : { ...mark.attrs };
          },
        },
      ];
    },
    renderHTML({ mark }) {
      const known = markOf(name, mark.attrs);
      if (known === null) return ['span', 0];
      const { style, ...attributes } = wordAttributes(known);
      return [
        name === 'highlight' ? 'mark' : 'span',
        {
          class: 'portico-words',
          ...attributes,
          ...(style === undefined
            ? {}
            : {
                style: Object.entries(style)
                  .map(([property, value]) => `${property}:${value}`)
                  .join(';'),
              }),
        },
        0,
      ];
    },
  });
});

function markOf(type: WordMark['type'], attrs: unknown): WordMark | null {
  const parsed = (type === 'size' ? sizeMarkSchema : colorMarkSchema).safeParse({ type, attrs });
  return parsed.success ? (parsed.data as WordMark) : null;
}
