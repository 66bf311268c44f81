import type { DocumentKind, DocumentRecords, RecordId } from '#domain/documents/record.ts';
import type { FindBlockData } from '#domain/pages/block-data.ts';
import type { RecordProblem } from './document-problems.ts';
import { problemKey, recordProblems } from './record-problems.ts';

/**
 * What a change makes wrong in the records it is about: problems that a record did not have before. A record with old or
 * odd fields can be changed in its others.
 * @param ids the records that may differ
 */
export function newProblems(
  kind: DocumentKind,
  before: DocumentRecords,
  after: DocumentRecords,
  ids: Iterable<RecordId>,
  findBlockData: FindBlockData,
): readonly RecordProblem[] {
  const found: RecordProblem[] = [];
  for (const id of ids) {
    const [was, is] = [before[id], after[id]];
    if (is === undefined) continue;
    const problems = recordProblems(kind, is, findBlockData);
    if (problems.length === 0) continue;
    const known = new Set(
      was === undefined
        ? []
        : recordProblems(kind, was, findBlockData).map((problem) => problemKey(was.type, problem)),
    );
    for (const problem of problems) {
      if (!known.has(problemKey(is.type, problem))) found.push({ ...problem, recordId: id });
    }
  }
  return found;
}
