import type { DocumentKind, DocumentRecords, RecordId } from '#domain/documents/record.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { recordRules } from '#messages/en/interface/record-rules.ts';
import { findRecordDefinition, groupsIn } from './record-definitions.ts';

export interface RecordProblem extends FieldProblem {
  readonly recordId: RecordId;
}

/**
 * What is wrong with a document as a whole, though each of its records is right: no settings, references to records
 * that are not there, texts that stand twice where they may stand once, and what is
 * wrong with records that make one thing together. Counts of blocks and links are `refuseOverfull`'s, which asks the
 * database. Given the records that have to do with each other (`relatedRecords`), it tells all that is wrong among them.
 */
export function documentProblems(kind: DocumentKind, records: DocumentRecords): readonly RecordProblem[] {
  const problems: RecordProblem[] = [];
  if (records['settings'] === undefined) {
    problems.push({
      recordId: 'settings',
      path: [],
      message: recordRules.settingsNeeded,
      value: undefined,
    });
  }
  const sharing = new Map<string, RecordProblem[]>();
  for (const record of Object.values(records)) {
    const { references = [], unique = [] } = findRecordDefinition(kind, record.type) ?? {};
    for (const { field, fits, message } of references) {
      const value = record[field];
      if (typeof value !== 'string' || fits(records[value], value)) continue;
      problems.push({ recordId: record.id, path: [field], message, value });
    }
    for (const { field, message } of unique) {
      const value = record[field];
      if (typeof value !== 'string' || value === '') continue;
      const key = `${record.type} ${field} ${value}`;
      const others = sharing.get(key) ?? [];
      sharing.set(key, [...others, { recordId: record.id, path: [field], message, value }]);
    }
  }
  for (const { problems: problemsOf } of groupsIn(kind)) problems.push(...problemsOf(records));
  for (const shared of sharing.values()) if (shared.length > 1) problems.push(...shared);
  return problems;
}
