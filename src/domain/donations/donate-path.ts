/** Where is given on a donation page (NAV-51, COMM-57). */
export function donatePath(pageId: string): string {
  return `/checkout/donate?donatePageId=${pageId}`;
}
