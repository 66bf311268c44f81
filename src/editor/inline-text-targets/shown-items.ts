import type { DocumentId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
/** Marks the slides of a collection that stand for its items. */
export const ITEM_SLIDES_ATTRIBUTE = 'data-item-slides';

const SHOWN_ITEMS = `[data-post], [${ITEM_SLIDES_ATTRIBUTE}] [data-slide]`;

/** The elements that show the items of a collection on its page, in order. */
export function shownItems(frame: Document): readonly HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(SHOWN_ITEMS)];
}

/** The item that an element of a collection's page belongs to; null for others. */
export function itemIdOf(element: Element | null): DocumentId | null {
  const shown = element?.closest<HTMLElement>(SHOWN_ITEMS);
  const id = shown?.dataset['post'] ?? shown?.dataset['slide'] ?? '';
  return isId<'document'>(id) ? id : null;
}

/**
 * The item under a point of the frame, also where it cannot receive pointer events, since slides are inert while they
 * are edited.
 */
export function itemIdAt(
  frame: Document,
  { x, y }: { readonly x: number; readonly y: number },
): DocumentId | null {
  const found = shownItems(frame).find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && x >= left && x < right && y >= top && y < bottom;
  });
  return itemIdOf(found ?? null);
}

/** Styles of the selected item: its outline, and the placeholder of a missing excerpt. */
export function selectedItemStyles(itemId: string, excerptLabel: string): string {
  const id = CSS.escape(itemId);
  const excerpt = `[data-post="${id}"] [data-inline-text="excerpt"]:empty`;
  return `${excerpt} { display: block; } ${excerpt}::before { content: ${JSON.stringify(excerptLabel)}; opacity: .45; }
:is([data-post="${id}"], [${ITEM_SLIDES_ATTRIBUTE}] [data-slide="${id}"]) { outline: 2px solid #2854e0; outline-offset: 4px; }`;
}
