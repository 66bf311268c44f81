import { isUrlName } from '#domain/links/url-name.ts';
import type { DocumentKind } from '#domain/documents/record.ts';
import { kindOf } from '#server/documents/document-kinds.ts';
import { CallError } from '#server/platform/http/errors.ts';

/**
 * Throws `url-invalid` with the typed text (EDIT-123) where it cannot be the address of a document. Below a collection
 * no name is reserved (EDIT-124, LINK-63).
 */
export function refuseInvalidUrl(kind: DocumentKind, urlName: string, typed: string = urlName): void {
  const isAllowed = isUrlName(kindOf(kind).within === undefined ? urlName : `-/${urlName}`);
  if (!isAllowed) throw new CallError('url-invalid', { val: typed });
}
