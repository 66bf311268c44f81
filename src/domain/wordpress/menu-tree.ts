import type { WxrItem } from './wxr-item.ts';

/** One entry of a menu, as the export has it. */
export interface MenuEntry {
  readonly id: string;
  readonly parentId: string;
  readonly order: number;
  readonly title: string;
  readonly target:
    | { readonly kind: 'post'; readonly postId: string }
    | { readonly kind: 'term'; readonly termId: string }
    | { readonly kind: 'url'; readonly url: string };
}

export interface Menu {
  readonly slug: string;
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

/** A top entry and everything below it, flattened to one level: navigation has folders, and no folders in folders. */
export interface MenuBranch {
  readonly entry: MenuEntry;
  readonly below: readonly MenuEntry[];
}

/** The entry of a `nav_menu_item`; null for other posts. */
export function menuEntryOf(
  item: WxrItem,
): { readonly slug: string; readonly name: string; readonly entry: MenuEntry } | null {
  if (item.postType !== 'nav_menu_item') return null;
  const menu = item.terms.find((term) => term.taxonomy === 'nav_menu');
  if (menu === undefined) return null;
  const type = item.meta['_menu_item_type'] ?? 'custom';
  const objectId = item.meta['_menu_item_object_id'] ?? '';
  const target: MenuEntry['target'] =
    type === 'post_type'
      ? { kind: 'post', postId: objectId }
      : type === 'taxonomy'
        ? { kind: 'term', termId: objectId }
        : { kind: 'url', url: item.meta['_menu_item_url'] ?? '' };
  return {
    slug: menu.slug,
    name: menu.name,
    entry: {
      id: item.postId,
      parentId: item.meta['_menu_item_menu_item_parent'] ?? '0',
      order: item.menuOrder,
      title: item.title,
      target,
    },
  };
}

/**
 * The menu that becomes the site's navigation: an export does not say which one a theme shows at the top.
 * One that is called so; else the shortest of those that lead to pages and have folders; else the shortest that leads to
 * pages; else none.
 */
export function chooseMainMenu(menus: readonly Menu[]): Menu | null {
  const named = menus.find((menu) => /^(?:main|primary|header|top|navigation)\b/i.test(menu.slug));
  if (named !== undefined) return named;
  const leading = menus.filter((menu) => {
    const posts = menu.entries.filter((entry) => entry.target.kind === 'post').length;
    return posts > 0 && posts * 2 >= menu.entries.length;
  });
  const byLength = leading.toSorted((a, b) => a.entries.length - b.entries.length);
  return byLength.find(hasFolders) ?? byLength[0] ?? null;
}

/** The top entries of a menu in order, each with its descendants; an entry is visited once, cycles have no top. */
export function menuBranches(menu: Menu): readonly MenuBranch[] {
  const sorted = menu.entries.toSorted((a, b) => a.order - b.order);
  const ids = new Set(menu.entries.map((entry) => entry.id));
  const byParent = Map.groupBy(sorted, (entry) => entry.parentId);
  return sorted
    .filter((entry) => !hasParent(ids, entry))
    .map((entry) => ({ entry, below: entriesBelow(byParent, entry) }));
}

function hasFolders(menu: Menu): boolean {
  const ids = new Set(menu.entries.map((entry) => entry.id));
  return menu.entries.some((entry) => hasParent(ids, entry));
}

function hasParent(ids: ReadonlySet<string>, entry: MenuEntry): boolean {
  return entry.parentId !== entry.id && ids.has(entry.parentId);
}

function entriesBelow(
  byParent: ReadonlyMap<string, readonly MenuEntry[]>,
  top: MenuEntry,
): readonly MenuEntry[] {
  const below: MenuEntry[] = [];
  const seen = new Set([top.id]);
  const pending = (byParent.get(top.id) ?? []).toReversed();
  for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
    if (seen.has(entry.id)) continue;
    seen.add(entry.id);
    below.push(entry);
    for (const inner of (byParent.get(entry.id) ?? []).toReversed()) pending.push(inner);
  }
  return below;
}
