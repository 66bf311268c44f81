import { mendPastedLists } from './pasted-lists.ts';
import { mendPastedTables } from './pasted-tables.ts';
import { isOfficeMarkup, mendOfficeHeadings, stripOffice } from './pasted-office.ts';

const DROPPED =
  'script,style,meta,link,title,head,template,iframe,object,embed,form,input,button,select,textarea';

/** What the editor's own texts are copied with. */
const KEPT: ReadonlySet<string> = new Set([
  'href',
  'start',
  'colspan',
  'rowspan',
  'data-align',
  'data-caption',
  'data-link',
  'data-color',
  'data-highlight',
  'data-size',
]);

/** Lists and quotes in each other; deeper ones are brought out, since stored texts are bounded. */
const MAX_NESTED = 9;

/**
 * Takes out of pasted markup what is no text: scripts, styles, the wrappers of word processors. Lists and headings of
 * Word and Google Docs come out as themselves, and nothing else of their styles does (EDIT-194).
 * What is left is cut down to the known nodes and marks by the editor's schema.
 */
export function cleanPastedMarkup(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const isOffice = isOfficeMarkup(parsed);
  for (const element of parsed.querySelectorAll(DROPPED)) element.remove();
  if (isOffice) mendOfficeHeadings(parsed);
  mendPastedLists(parsed);
  mendPastedTables(parsed);
  mendEmphasis(parsed);
  if (isOffice) stripOffice(parsed);
  // Headings deeper than the deepest style become it.
  for (const heading of parsed.body.querySelectorAll('h5, h6')) {
    const level4 = parsed.createElement('h4');
    level4.append(...heading.childNodes);
    heading.replaceWith(level4);
  }
  for (const element of parsed.body.querySelectorAll('ul, ol, blockquote')) {
    if (depthOf(element) > MAX_NESTED) element.replaceWith(...element.childNodes);
  }
  for (const element of parsed.body.querySelectorAll('*')) {
    for (const { name } of Array.from(element.attributes)) if (!KEPT.has(name)) element.removeAttribute(name);
    if (element.tagName === 'SPAN' && element.attributes.length === 0)
      element.replaceWith(...element.childNodes);
  }
  return parsed.body.innerHTML;
}

/** Bold and italic as elements, wherever they were said by a style. */
function mendEmphasis(page: Document): void {
  // Google Docs wraps everything into <b style="font-weight:normal">.
  for (const wrapper of page.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(?:normal|[1-4]00)$/.test(wrapper.style.fontWeight) || wrapper.id.startsWith('docs-internal'))
      wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of page.querySelectorAll<HTMLElement>('span')) {
    const names = [
      ...(/^(?:bold|bolder|[6-9]00)$/.test(span.style.fontWeight) ? ['strong'] : []),
      ...(span.style.fontStyle === 'italic' ? ['em'] : []),
    ];
    for (const name of names) {
      const mark = page.createElement(name);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}

function depthOf(element: Element): number {
  let depth = 0;
  for (
    let at: Element | null = element;
    at !== null;
    at = at.parentElement?.closest('ul, ol, blockquote') ?? null
  )
    depth += 1;
  return depth;
}
