/** An item of a list that word processors tell by its level alone. */
export interface LeveledItem {
  /** From 1. */
  readonly level: number;
  readonly isOrdered: boolean;
  /** The number it shows; 1 for bullets. */
  readonly number: number;
  readonly content: readonly Node[];
}

/** Deeper ones become this deep: stored texts are bounded. */
const MAX_LEVEL = 9;

interface OpenList {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly list: HTMLElement;
  lastItem: HTMLElement;
}

/** Lists in lists of items in a row; where the kind changes on a level, another list begins. */
export function nestListItems(page: Document, items: readonly LeveledItem[]): readonly HTMLElement[] {
  const roots: HTMLElement[] = [];
  const open: OpenList[] = [];
  for (const item of items) {
    const level = Math.min(item.level, MAX_LEVEL);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const element = page.createElement('li');
    element.append(...item.content);
    const present = open.at(-1);
    if (present?.level === level && present.isOrdered === item.isOrdered) {
      present.list.append(element);
      present.lastItem = element;
      continue;
    }
    if (present?.level === level) open.pop();
    const list = page.createElement(item.isOrdered ? 'ol' : 'ul');
    if (item.isOrdered && item.number !== 1) list.setAttribute('start', String(item.number));
    list.append(element);
    const parent = open.at(-1);
    if (parent === undefined) roots.push(list);
    else parent.lastItem.append(list);
    open.push({ level, isOrdered: item.isOrdered, list, lastItem: element });
  }
  return roots;
}
