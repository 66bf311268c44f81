import { nestListItems, type LeveledItem } from './nest-list-items.ts';

/** Lists as they are meant, whatever word processor wrote them (EDIT-194). */
export function mendPastedLists(page: Document): void {
  mendWordLists(page);
  mendWordOnlineLists(page);
  nestLooseLists(page);
}

/** Word writes items as paragraphs: a level in the style, and the bullet or number as text in front. */
function mendWordLists(page: Document): void {
  for (const first of page.querySelectorAll<HTMLElement>('p')) {
    if (!first.isConnected || wordLevelOf(first) === null) continue;
    const run: HTMLElement[] = [];
    for (let next: Element | null = first; isWordItem(next); next = next.nextElementSibling) run.push(next);
    replaceRun(page, run, run.map(wordItemOf));
  }
  // Numbers in front of headings are a style of them.
  for (const marker of page.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]'))
    marker.remove();
}

function wordLevelOf(element: Element): number | null {
  const list = (element.getAttribute('style') ?? '')
    .split(';')
    .find((each) => each.trim().toLowerCase().startsWith('mso-list:'));
  const level = list === undefined ? undefined : /\slevel(\d{1,2})/i.exec(list)?.[1];
  return level === undefined ? null : Number(level);
}

function isWordItem(element: Element | null): element is HTMLElement {
  return element?.tagName === 'P' && wordLevelOf(element) !== null;
}

function wordItemOf(paragraph: HTMLElement): LeveledItem {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const shown = marker?.textContent.trim() ?? '';
  marker?.remove();
  const isOrdered = /^\(?(?:\d+|[a-z]{1,6})[.)]/i.test(shown);
  return {
    level: wordLevelOf(paragraph) ?? 1,
    isOrdered,
    number: Number(/^\(?(\d+)/.exec(shown)?.[1] ?? 1),
    content: [...paragraph.childNodes],
  };
}

/** Word Online writes each item as a list of its own, in a frame of its own. */
function mendWordOnlineLists(page: Document): void {
  for (const frame of page.querySelectorAll('.ListContainerWrapper')) frame.replaceWith(...frame.childNodes);
  for (const first of page.querySelectorAll<HTMLElement>('ul, ol')) {
    if (!first.isConnected || !isOnlineList(first)) continue;
    const run: HTMLElement[] = [];
    for (let next: Element | null = first; isOnlineList(next); next = next.nextElementSibling) run.push(next);
    replaceRun(
      page,
      run,
      run.flatMap((list) => [...list.children].map((item) => onlineItemOf(list, item))),
    );
  }
}

function isOnlineList(element: Element | null): element is HTMLElement {
  return (
    (element?.tagName === 'UL' || element?.tagName === 'OL') &&
    element.querySelector(':scope > li[data-aria-level]') !== null
  );
}

function onlineItemOf(list: HTMLElement, item: Element): LeveledItem {
  return {
    level: Number(item.getAttribute('data-aria-level') ?? 1) || 1,
    isOrdered: list.tagName === 'OL',
    number: Number(list.getAttribute('start') ?? 1) || 1,
    content: [...item.childNodes],
  };
}

function replaceRun(page: Document, run: readonly HTMLElement[], items: readonly LeveledItem[]): void {
  run[0]?.before(...nestListItems(page, items));
  for (const element of run) element.remove();
}

/** Google Docs puts a list in a list beside the item it belongs to. */
function nestLooseLists(page: Document): void {
  for (const list of page.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
    else {
      const item = page.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
}
