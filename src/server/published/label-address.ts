import type { ListPage } from '#site/content/page-content.ts';

/** The page of a category or a tag: `/journal/category/News`, `/journal/tag/paper`. */
export function findLabelAddress(
  path: string,
): { readonly collectionPath: string; readonly label: NonNullable<ListPage['label']> } | null {
  const parts = /^(.*)\/(category|tag)\/([^/]+)$/.exec(path);
  const [, parent, kind, name] = parts ?? [];
  if (parent === undefined || name === undefined || (kind !== 'category' && kind !== 'tag')) return null;
  return { collectionPath: parent === '' ? '/' : parent, label: { kind, name } };
}

/** The last part of a path and what is above it. */
export function addressesBelow(path: string): { readonly parent: string; readonly name: string } | null {
  const slash = path.lastIndexOf('/');
  if (slash === -1) return null;
  return { parent: slash === 0 ? '/' : path.slice(0, slash), name: path.slice(slash + 1) };
}
