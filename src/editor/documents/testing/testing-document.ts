import type { Change, ChangeId, LoggedChange } from '#domain/documents/change.ts';
import type { DocumentId, DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';

/** Records for tests of the editor. */
export function sectionRecord(id: string, order: string): DocumentRecord {
  return { id, type: 'section', order, theme: 'white' };
}

export function blockRecord(id: string, sectionId: string, desktop: GridBox, text = ''): DocumentRecord {
  return {
    id,
    type: 'block',
    blockType: 'text',
    sectionId,
    desktop: { ...desktop },
    mobile: null,
    dataVersion: 1,
    data: { text },
  };
}

export function recordsOf(...records: readonly DocumentRecord[]): DocumentRecords {
  return Object.fromEntries(records.map((record) => [record.id, record]));
}

export function changeOf(id: string, operations: readonly Operation[], baseVersion = 0): Change {
  return { id: id as ChangeId, baseVersion, name: 'Edit', gestureId: id, operations };
}

export function loggedOf(id: string, version: number, operations: readonly Operation[]): LoggedChange {
  return {
    id: id as ChangeId,
    documentId: 'd' as DocumentId,
    version,
    authorId: null,
    authorName: 'Bob',
    name: 'Edit',
    gestureId: id,
    operations,
    inverse: [],
    conflicts: [],
    at: '2026-01-01T00:00:00.000Z',
  };
}
