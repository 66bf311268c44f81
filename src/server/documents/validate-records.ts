import type { DocumentKind, DocumentRecord, DocumentRecords, RecordId } from '#domain/documents/record.ts';
import { documentProblems, type RecordProblem } from '#domain/records/document-problems.ts';
import { newProblems } from '#domain/records/new-problems.ts';
import { recordTypeProblem, problemKey, recordProblems } from '#domain/records/record-problems.ts';
import { relatedRecords, type RelatedRecords } from '#domain/records/related-records.ts';
import { findRecordDefinition } from '#domain/records/record-definitions.ts';
import { findBlock } from '#blocks/registry.ts';
import type { Words } from '#messages/message.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** The greatest number of problems reported at once. */
const MAX_TOLD_PROBLEMS = 10;

/**
 * Refuses a new document with invalid records, each by itself and together: `invalid-input`.
 * @param copiedFrom what its records were copied from: what was wrong there already may be copied
 */
export function validateDocument(
  kind: DocumentKind,
  records: DocumentRecords,
  copiedFrom: DocumentRecords = {},
): void {
  const problems = newProblems(kind, {}, records, Object.keys(records), findBlock);
  const left =
    problems.length === 0 ? problems : unlessIn(kind, problems, records, Object.values(copiedFrom));
  refuse([...left, ...documentProblems(kind, records)]);
}

/**
 * Refuses records that cannot even be read. For records that were stored before, and are restored or copied: whatever
 * else is wrong with them was accepted once, and is read with its defaults.
 */
export function validateStored(kind: DocumentKind, records: DocumentRecords, ids: Iterable<RecordId>): void {
  const problems: RecordProblem[] = [];
  for (const id of ids) {
    const record = records[id];
    if (record === undefined) continue;
    const misplaced = recordTypeProblem(kind, record);
    if (misplaced !== null) {
      problems.push({ ...misplaced, recordId: id });
      continue;
    }
    const issues = findRecordDefinition(kind, record.type)?.schema.safeParse(record).error?.issues ?? [];
    for (const { path, message } of issues) {
      problems.push({ recordId: id, path: path.map(String), message, value: undefined });
    }
  }
  refuse(records['settings'] === undefined ? [...problems, ...documentProblems(kind, {})] : problems);
}

export interface ChangedRecords {
  readonly kind: DocumentKind;
  readonly before: DocumentRecords;
  readonly after: DocumentRecords;
  /** The records that may differ. */
  readonly ids: ReadonlySet<RecordId>;
}

/** Loads more of the document, called only where it is needed. */
export interface RestOfDocument {
  /** All present records of the document. */
  readonly all: () => Promise<Iterable<DocumentRecord>>;
  /** Records in the state of the steps that this change undoes or redoes. */
  readonly reverted: () => Promise<Iterable<DocumentRecord>>;
  readonly related: (wanted: RelatedRecords) => Promise<DocumentRecords>;
}

/**
 * Refuses a change for the problems it introduces: `invalid-input` with a message for each field. Existing problems may
 * stay, be copied, and be restored by undo; so documents stored under older rules can be changed.
 */
export async function validateChange(change: ChangedRecords, rest: RestOfDocument): Promise<void> {
  const { kind, before, after, ids } = change;
  const problems = newProblems(kind, before, after, ids, findBlock);
  refuse(problems.length === 0 ? problems : await withoutKnown(kind, problems, after, rest));
  const wanted = relatedRecords(kind, before, after, ids);
  if (wanted === null && after['settings'] !== undefined) return;
  const related = wanted === null ? {} : await rest.related(wanted);
  const others = Object.fromEntries(Object.entries(related).filter(([id]) => !ids.has(id)));
  const known = new Set(documentProblems(kind, { ...others, ...before }).map(problemIdentity));
  const brought = documentProblems(kind, { ...others, ...after }).filter(
    (problem) => !known.has(problemIdentity(problem)),
  );
  const own = brought.filter(({ recordId }) => ids.has(recordId));
  refuse(own.length > 0 ? own : brought);
}

/** Problems that the document has already, or had before the steps that the change undoes. */
async function withoutKnown(
  kind: DocumentKind,
  problems: readonly RecordProblem[],
  after: DocumentRecords,
  rest: RestOfDocument,
): Promise<readonly RecordProblem[]> {
  let left = problems;
  for (const source of [rest.all, rest.reverted]) {
    if (left.length === 0) break;
    left = unlessIn(kind, left, after, await source());
  }
  return left;
}

/** Problems that none of the known records has. */
function unlessIn(
  kind: DocumentKind,
  problems: readonly RecordProblem[],
  records: DocumentRecords,
  known: Iterable<DocumentRecord>,
): readonly RecordProblem[] {
  const keys = new Set<string>();
  for (const record of known) {
    for (const problem of recordProblems(kind, record, findBlock)) keys.add(problemKey(record.type, problem));
  }
  return problems.filter((problem) => {
    const type = records[problem.recordId]?.type;
    return type === undefined || !keys.has(problemKey(type, problem));
  });
}

function problemIdentity({ recordId, path, message, value }: RecordProblem): string {
  return JSON.stringify([recordId, path, message, value]);
}

function refuse(problems: readonly RecordProblem[]): void {
  if (problems.length === 0) return;
  const errors: Record<string, Words | string> = {};
  for (const { recordId, path, message } of problems.slice(0, MAX_TOLD_PROBLEMS)) {
    errors[[recordId, ...path].join('.')] ??= message;
  }
  throw new CallError('invalid-input', {}, errors);
}
