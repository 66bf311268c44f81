import type { DocumentRecord } from '#domain/documents/record.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentAccess } from '#domain/gating/access-rule.ts';

/** What makes the record `access` of a document say this; null takes it away. */
export function accessOperation(
  before: DocumentRecord | undefined,
  access: DocumentAccess | null,
): readonly Operation[] {
  if (access === null) return before === undefined ? [] : [{ op: 'remove', id: 'access' }];
  if (before === undefined) return [{ op: 'put', record: { id: 'access', type: 'access', ...access } }];
  return [
    { op: 'set', id: 'access', field: 'rule', value: access.rule },
    { op: 'set', id: 'access', field: 'preview', value: access.preview },
  ];
}
