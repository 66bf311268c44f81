import type { ChangeId, Change, LoggedChange } from '../change.ts';
import { applyOperations } from '../apply.ts';
import { othersOperations } from '../concurrent.ts';
import { rebaseOperations } from '../rebase.ts';
import type { AccountId, DocumentId, DocumentRecords } from '../record.ts';

/** The server's part without a database: the same functions in the same order. */
export class ModelServer {
  records: DocumentRecords;
  readonly log: LoggedChange[] = [];
  readonly #clients = new Map<ChangeId, string>();

  constructor(records: DocumentRecords) {
    this.records = records;
  }

  receive(change: Change, clientId: string): LoggedChange {
    const known = this.log.find((each) => each.id === change.id);
    if (known !== undefined) return known;
    const since = this.log
      .filter((each) => each.version > change.baseVersion)
      .map((each) => ({ clientId: this.#clients.get(each.id) ?? '', operations: each.operations }));
    const rebased = rebaseOperations(change.operations, othersOperations(since, clientId), this.records);
    const applied = applyOperations(this.records, rebased.operations);
    this.records = applied.records;
    const logged: LoggedChange = {
      id: change.id,
      documentId: '0'.repeat(24) as DocumentId,
      version: this.log.length + 1,
      authorId: clientId as AccountId,
      authorName: clientId,
      name: change.name,
      gestureId: change.gestureId,
      operations: applied.effective,
      inverse: applied.inverse,
      conflicts: rebased.conflicts,
      ...(change.reverts === undefined ? {} : { reverts: change.reverts }),
      at: '2026-01-01T00:00:00.000Z',
    };
    this.log.push(logged);
    this.#clients.set(change.id, clientId);
    return logged;
  }
}
