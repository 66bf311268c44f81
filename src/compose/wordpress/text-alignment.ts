import { attribute, hasClass, type HtmlElement } from './html-nodes.ts';

export type TextAlignment = 'left' | 'center' | 'right' | 'justify';

const ALIGNMENTS: readonly TextAlignment[] = ['left', 'center', 'right', 'justify'];

/** How an element aligns its text, by class, style, attribute or its own name; null where it does not say. */
export function alignmentOf(element: HtmlElement): TextAlignment | null {
  if (element.tagName === 'center') return 'center';
  const style = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)/i.exec(
    attribute(element, 'style'),
  )?.[1];
  const attributeValue =
    element.tagName === 'img' || element.tagName === 'table' ? '' : attribute(element, 'align');
  for (const alignment of ALIGNMENTS) {
    if (hasClass(element, `has-text-align-${alignment}`)) return alignment;
    if (style?.toLowerCase() === alignment || attributeValue.toLowerCase() === alignment) return alignment;
  }
  return null;
}
