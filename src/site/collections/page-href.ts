/** The address of a page of a list; the first one is the list itself. */
export function pageHref(listPath: string, pageNumber: number): string {
  return pageNumber === 1 ? listPath : `${listPath}?page=${pageNumber}`;
}
