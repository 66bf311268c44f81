/** The page of a category or tag of a collection. */
export function labelPath(collectionPath: string, kind: 'category' | 'tag', name: string): string {
  return `${collectionPath}/${kind}/${encodeURIComponent(name)}`;
}
