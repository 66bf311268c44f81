import type { DocumentId } from '#domain/documents/record.ts';
import { INLINE_TEXT_ATTRIBUTE } from '#blocks/inline-text.ts';
import { itemIdOf, shownItems } from '../inline-text-targets/shown-items.ts';
import { TITLE_RECORD_ID } from '../inline-text-targets/title-record.ts';

/** The parents of a page's own title. */
export const TITLE_PARENTS = ':is(.portico-post-header, .portico-list-header)';

/** The attribute with the path of the texts within it in the settings of a collection: `gallery`. */
export const TEXT_BASE_ATTRIBUTE = 'data-text-base';

export interface InlineTextElement {
  readonly element: HTMLElement;
  readonly recordId: string;
  readonly path: string;
  /** The item of a list whose document holds the text; absent for a text of the edited document. */
  readonly itemId?: DocumentId;
}

/** The plain texts a block shows that can be edited in place, in order. */
export function inlineTextsOfBlock(frame: Document, blockId: string): readonly InlineTextElement[] {
  return elementsIn(frame.querySelector(`[data-block="${CSS.escape(blockId)}"]`)).map((element) => ({
    element,
    recordId: blockId,
    path: pathOf(element),
  }));
}

/** The plain texts of the header; each with the record of the site that holds it: `settings.title`. */
export function inlineTextsOfHeader(frame: Document): readonly InlineTextElement[] {
  return elementsIn(frame.querySelector('.portico-header')).map((element) => {
    const [recordId = '', ...path] = pathOf(element).split('.');
    return { element, recordId, path: path.join('.') };
  });
}

/**
 * The texts in the settings of the shown collection or item, its title first; then those of the items that it lists.
 */
export function inlineTextsAroundPage(frame: Document): readonly InlineTextElement[] {
  const header = elementsIn(frame.querySelector(TITLE_PARENTS));
  const slides = elementsIn(frame.querySelector(`[${TEXT_BASE_ATTRIBUTE}]`));
  const own = [...header, ...slides.filter((element) => itemIdOf(element) === null)].map((element) => {
    const base = element.closest(`[${TEXT_BASE_ATTRIBUTE}]`)?.getAttribute(TEXT_BASE_ATTRIBUTE);
    return {
      element,
      recordId: TITLE_RECORD_ID,
      path: base == null ? pathOf(element) : `${base}.${pathOf(element)}`,
    };
  });
  return [...own, ...inlineTextsOfItems(frame)];
}

/** Paths in an item's settings of the texts that lists and slides show. */
const OF_ITEMS: Readonly<Record<string, string>> = {
  title: 'title',
  excerpt: 'excerpt',
  description: 'excerpt',
};

/** The texts of the items that the page of a collection lists, in order. */
export function inlineTextsOfItems(frame: Document): readonly InlineTextElement[] {
  return shownItems(frame).flatMap((item) =>
    elementsIn(item).flatMap((element) => {
      const itemId = itemIdOf(element);
      const path = OF_ITEMS[pathOf(element).split('.').at(-1) ?? ''];
      return itemId === null || path === undefined
        ? []
        : [{ element, recordId: TITLE_RECORD_ID, path, itemId }];
    }),
  );
}

/** The text under a point of the frame, also where it cannot receive pointer events while it is not edited. */
export function inlineTextAt(
  texts: readonly InlineTextElement[],
  point: { readonly x: number; readonly y: number },
): InlineTextElement | null {
  return (
    texts.find(({ element }) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return point.x >= left && point.x < right && point.y >= top && point.y < bottom;
    }) ?? null
  );
}

function elementsIn(root: Element | null): readonly HTMLElement[] {
  const found = root?.querySelectorAll<HTMLElement>(`[${INLINE_TEXT_ATTRIBUTE}]`) ?? [];
  return [...found].filter((element) => element.checkVisibility());
}

function pathOf(element: HTMLElement): string {
  return element.getAttribute(INLINE_TEXT_ATTRIBUTE) ?? '';
}
