import { labelPath } from '#site/collections/label-path.ts';
import type { ListPage } from '#site/content/page-content.ts';
import { readAddress } from './requested-address.ts';

/** The page of a category or a tag: `/journal/category/News`, `/journal/tag/paper`, `/shop/category/Tea / Coffee`. */
export function findLabelAddress(
  path: string,
): { readonly collectionPath: string; readonly label: NonNullable<ListPage['label']> } | null {
  const [, parent, kind, name] = /^(.*)\/(category|tag)\/([^/]+)$/.exec(path) ?? withSlashes(path);
  if (parent === undefined || name === undefined || (kind !== 'category' && kind !== 'tag')) return null;
  return { collectionPath: parent === '' ? '/' : parent, label: { kind, name } };
}

/** The parts of the address of a label whose name has slashes. */
function withSlashes(path: string): readonly (string | undefined)[] {
  const found = /\/(category|tag)\/(?=.)/.exec(path);
  if (found === null) return [];
  return [path, path.slice(0, found.index), found[1], path.slice(found.index + found[0].length)];
}

/** The last part of a path and what is above it. */
export function addressesBelow(path: string): { readonly parent: string; readonly name: string } | null {
  const slash = path.lastIndexOf('/');
  if (slash === -1) return null;
  return { parent: slash === 0 ? '/' : path.slice(0, slash), name: path.slice(slash + 1) };
}

/**
 * The address of the page of a label, encoded; null where no request can name it, since addresses have another spelling
 * for it, as for a name that ends in a slash.
 */
export function labelAddress(
  collectionPath: string,
  { kind, name }: NonNullable<ListPage['label']>,
): string | null {
  const path = labelPath(encodeURI(collectionPath), kind, name);
  const read = readAddress(path);
  return read?.normalized === null && findLabelAddress(read.path)?.label.name === name ? path : null;
}
