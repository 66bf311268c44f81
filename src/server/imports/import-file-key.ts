/** Where the file of an import lies while it may still be needed. */
export function importFileKey(siteId: string, importId: string): string {
  return `imports/${siteId}/${importId}.xml`;
}
