import { INLINE_TEXT_ATTRIBUTE } from '#blocks/inline-text.ts';

/** The record of a post that holds its title. */
export const POST_RECORD_ID = 'settings';

export interface InlineTextElement {
  readonly element: HTMLElement;
  readonly recordId: string;
  readonly path: string;
}

/** The plain texts a block shows that can be edited in place, in order. */
export function inlineTextsOfBlock(frame: Document, blockId: string): readonly InlineTextElement[] {
  return elementsIn(frame.querySelector(`[data-block="${CSS.escape(blockId)}"]`)).map((element) => ({
    element,
    recordId: blockId,
    path: pathOf(element),
  }));
}

/** The plain texts of the header; each says the record of the site it belongs to: `settings.title`. */
export function inlineTextsOfHeader(frame: Document): readonly InlineTextElement[] {
  return elementsIn(frame.querySelector('.portico-header')).map((element) => {
    const [recordId = '', ...path] = pathOf(element).split('.');
    return { element, recordId, path: path.join('.') };
  });
}

/** The title of the post that is shown. */
export function inlineTextsOfPost(frame: Document): readonly InlineTextElement[] {
  return elementsIn(frame.querySelector('.portico-post-header')).map((element) => ({
    element,
    recordId: POST_RECORD_ID,
    path: pathOf(element),
  }));
}

/** The text under a point of the frame, also where it cannot be pointed at while nothing of it is edited. */
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

function elementsIn(place: Element | null): readonly HTMLElement[] {
  const found = place?.querySelectorAll<HTMLElement>(`[${INLINE_TEXT_ATTRIBUTE}]`) ?? [];
  return [...found].filter((element) => element.checkVisibility());
}

function pathOf(element: HTMLElement): string {
  return element.getAttribute(INLINE_TEXT_ATTRIBUTE) ?? '';
}
