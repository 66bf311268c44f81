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
  return byLength.find((menu) => menu.entries.some((entry) => hasParent(menu, entry))) ?? byLength[0] ?? null;
}

/** The top entries of a menu in order with what is below each. */
export function menuBranches(menu: Menu): readonly MenuBranch[] {
  const sorted = menu.entries.toSorted((a, b) => a.order - b.order);
  return sorted
    .filter((entry) => !hasParent(menu, entry))
    .map((entry) => ({ entry, below: below(sorted, entry.id, new Set([entry.id])) }));
}

function hasParent(menu: Menu, entry: MenuEntry): boolean {
  return entry.parentId !== entry.id && menu.entries.some((each) => each.id === entry.parentId);
}

function below(sorted: readonly MenuEntry[], parentId: string, seen: Set<string>): readonly MenuEntry[] {
  return sorted.flatMap((entry) => {
    if (entry.parentId !== parentId || seen.has(entry.id)) return [];
    seen.add(entry.id);
    return [entry, ...below(sorted, entry.id, seen)];
  });
}
