import { SINGLETON_RECORD_TYPES, type DocumentKind, type DocumentRecord } from '#domain/documents/record.ts';
import type { FindBlockData } from '#domain/pages/block-data.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { recordRules } from '#messages/en/interface/record-rules.ts';
import { fill } from '#messages/message.ts';
import { findRecordDefinition } from './record-definitions.ts';
import { schemaProblems } from '#domain/validation/schema-problems.ts';

const SINGLETONS: ReadonlySet<string> = new Set(SINGLETON_RECORD_TYPES);

/** What is wrong with a record by itself, as it is written: strictly, and with the data of a block by its own schema. */
export function recordProblems(
  kind: DocumentKind,
  record: DocumentRecord,
  findBlockData: FindBlockData,
): readonly FieldProblem[] {
  const misplaced = recordTypeProblem(kind, record);
  if (misplaced !== null) return [misplaced];
  const definition = findRecordDefinition(kind, record.type);
  if (definition === null) return [];
  const problems = schemaProblems(definition.schema, record);
  return definition.rules === undefined
    ? problems
    : [...problems, ...definition.rules(record, findBlockData)];
}

/** A record that this kind of document cannot hold, or cannot hold under this id. */
export function recordTypeProblem(kind: DocumentKind, record: DocumentRecord): FieldProblem | null {
  const { id, type } = record;
  if (findRecordDefinition(kind, type) === null) {
    return { path: [], message: fill(recordRules.cannotHold, { kind, type }), value: type };
  }
  const isRightId = SINGLETONS.has(type) ? id === type : !SINGLETONS.has(id);
  return isRightId ? null : { path: [], message: fill(recordRules.cannotHaveId, { type, id }), value: type };
}

/**
 * Tells one problem from another wherever it stands: in another record, or in another place of a list. What is wrong
 * with a value is the same problem only while the value is the same.
 */
export function problemKey(type: string, { path, message, value }: FieldProblem): string {
  return JSON.stringify([type, path.map((key) => (typeof key === 'number' ? '*' : key)), message, value]);
}
