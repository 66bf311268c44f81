import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonEqual } from '#lib/json-equal.ts';
import type { Change, ChangeId } from './change.ts';
import type { Operation } from './operation.ts';
import type { DocumentRecords } from './record.ts';
import { anyOperations, anyRecords } from './testing/arbitraries.ts';
import { ModelServer } from './testing/model-server.ts';
import { undoChanges } from './undo.ts';
import { deriveUndoStacks, type UndoStacks } from './undo-stack.ts';

class Author {
  readonly #server: ModelServer;
  readonly #name: string;
  #made = 0;

  constructor(name: string, server: ModelServer) {
    this.#name = name;
    this.#server = server;
  }

  does(operations: readonly Operation[], gestureId = `${this.#name}${this.#made + 1}`): void {
    this.#send(operations, gestureId);
  }

  stacks(): UndoStacks {
    return deriveUndoStacks(this.#server.log.filter((change) => change.authorName === this.#name));
  }

  undo(): void {
    this.#revert('undo');
  }

  redo(): void {
    this.#revert('redo');
  }

  #revert(kind: 'undo' | 'redo'): void {
    // Steps of which nothing stands any more are passed over.
    for (const { gestureId, changes } of this.stacks()[kind].toReversed()) {
      const operations = undoChanges(changes, this.#server.records);
      if (operations.length === 0) continue;
      this.#send(operations, `${this.#name}${kind}${this.#made}`, { kind, gestureId });
      return;
    }
  }

  #send(operations: readonly Operation[], gestureId: string, reverts?: Change['reverts']): void {
    this.#made += 1;
    const change: Change = {
      id: `${this.#name}${this.#made}` as ChangeId,
      baseVersion: this.#server.log.length,
      name: 'Edit',
      gestureId,
      operations,
      ...(reverts === undefined ? {} : { reverts }),
    };
    this.#server.receive(change, this.#name);
  }
}

const RUNS = { numRuns: 300 };

describe('undo', () => {
  it('takes own steps back one by one to where they began, and redo does them again [EDIT-72]', () => {
    fc.assert(
      fc.property(anyRecords, fc.array(anyOperations, { minLength: 1, maxLength: 5 }), (records, steps) => {
        const server = new ModelServer(records);
        const author = new Author('a', server);
        const states: DocumentRecords[] = [records];
        for (const operations of steps) {
          const before = server.records;
          author.does(operations);
          if (!jsonEqual(server.records, before)) states.push(server.records);
        }
        for (const state of states.toReversed().slice(1)) {
          author.undo();
          expect(server.records).toEqual(state);
        }
        for (const state of states.slice(1)) {
          author.redo();
          expect(server.records).toEqual(state);
        }
      }),
      RUNS,
    );
  });

  it('never takes back what somebody else did [EDIT-72]', () => {
    fc.assert(
      fc.property(anyRecords, anyOperations, anyOperations, (records, own, others) => {
        const server = new ModelServer(records);
        const a = new Author('a', server);
        const b = new Author('b', server);
        a.does(own);
        const before = server.records;
        b.does(others);
        const undone = undoChanges(a.stacks().undo.at(-1)?.changes ?? [], server.records);
        const after = new ModelServer(server.records);
        after.receive(
          { id: 'x' as ChangeId, baseVersion: 0, name: 'Undo', gestureId: 'x', operations: undone },
          'a',
        );
        for (const id of Object.keys(server.records)) {
          const theirs = server.records[id];
          const found = before[id];
          // Changes that leave a record as it was are nothing that could be taken back.
          if (theirs === undefined || (found !== undefined && jsonEqual(theirs, found))) continue;
          const now = after.records[id];
          expect(now).toBeDefined();
          for (const field of ['title', 'order'] as const) {
            if (JSON.stringify(theirs[field]) === JSON.stringify(before[id]?.[field])) continue;
            expect(now?.[field]).toEqual(theirs[field]);
          }
        }
      }),
      RUNS,
    );
  });

  it('groups a gesture into one step, and a new change clears the redo list [EDIT-72]', () => {
    const server = new ModelServer({ b1: { id: 'b1', type: 'block', title: '' } });
    const author = new Author('a', server);
    author.does([{ op: 'set', id: 'b1', field: 'title', value: 'h' }], 'typing');
    author.does([{ op: 'set', id: 'b1', field: 'title', value: 'hi' }], 'typing');
    expect(author.stacks().undo).toHaveLength(1);
    author.undo();
    expect(server.records['b1']?.['title']).toBe('');
    expect(author.stacks()).toMatchObject({ undo: [], redo: [{ gestureId: 'typing' }] });
    author.redo();
    expect(server.records['b1']?.['title']).toBe('hi');
    author.undo();
    author.does([{ op: 'set', id: 'b1', field: 'title', value: 'new' }]);
    expect(author.stacks().redo).toEqual([]);
  });

  it('stops at the value somebody else gave in the middle of a gesture', () => {
    const server = new ModelServer({ b1: { id: 'b1', type: 'block', title: 'start' } });
    const a = new Author('a', server);
    const b = new Author('b', server);
    a.does([{ op: 'set', id: 'b1', field: 'title', value: 'a1' }], 'typing');
    b.does([{ op: 'set', id: 'b1', field: 'title', value: 'from b' }]);
    a.does([{ op: 'set', id: 'b1', field: 'title', value: 'a2' }], 'typing');
    a.undo();
    expect(server.records['b1']?.['title']).toBe('from b');
  });

  it('keeps a section somebody else put a block into', () => {
    const server = new ModelServer({});
    const a = new Author('a', server);
    const b = new Author('b', server);
    a.does([
      { op: 'put', record: { id: 'b1', type: 'block', sectionId: 's1' } },
      { op: 'put', record: { id: 's1', type: 'section', order: 'V' } },
    ]);
    b.does([{ op: 'put', record: { id: 'b2', type: 'block', sectionId: 's1' } }]);
    a.undo();
    expect(Object.keys(server.records).toSorted()).toEqual(['b2', 's1']);
  });
});
