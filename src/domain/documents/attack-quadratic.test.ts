import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyOperations } from './apply.ts';
import type { Change, LoggedChange } from './change.ts';
import { othersOperations } from './concurrent.ts';
import type { Operation } from './operation.ts';
import { rebaseOperations } from './rebase.ts';
import type { DocumentRecord, DocumentRecords } from './record.ts';
import { createReplica, receiveChanges, withoutLocalChanges } from './replica.ts';
import { squashOperations } from './squash.ts';
import { undoChanges } from './undo.ts';

/** Records copied by all working copies made since a test began. */
const copied = vi.hoisted(() => ({ records: 0 }));
vi.mock(import('./working-records.ts'), async (importOriginal) => {
  const original = await importOriginal();
  class Counted extends original.WorkingRecords {
    static override touchedBy(...given: Parameters<typeof original.WorkingRecords.touchedBy>): Counted {
      copied.records += new Set(given[0]).size;
      return original.WorkingRecords.touchedBy(...given);
    }
    constructor(records: DocumentRecords) {
      copied.records += Object.keys(records).length;
      super(records);
    }
  }
  return { WorkingRecords: Counted };
});
beforeEach(() => {
  copied.records = 0;
});

const RECORDS = 18_000;
const OPERATIONS = 2_000;
const record = (index: number, title: string): DocumentRecord => ({
  id: `r${index}`,
  type: 'nav-link',
  order: 'V',
  title,
});
const each = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const document: DocumentRecords = Object.fromEntries(
  each(RECORDS, (index) => [`r${index}`, record(index, 'before')]),
);
const puts = each(OPERATIONS, (index): Operation => ({ op: 'put', record: record(index, 'after') }));
const setsOfOne = (letter: string) =>
  each(OPERATIONS, (index): Operation => ({
    op: 'set',
    id: 'r0',
    field: `data.${letter}${index}`,
    value: 1,
  }));

/** Operations that count how often they are looked at. */
function counted(operations: readonly Operation[]): {
  operations: readonly Operation[];
  reads: () => number;
} {
  let reads = 0;
  const watched = operations.map(
    (operation) =>
      new Proxy(operation, {
        get(target, key) {
          reads += 1;
          return Reflect.get(target, key) as unknown;
        },
      }),
  );
  return { operations: watched, reads: () => reads };
}

const logged = (version: number, operations: readonly Operation[]) =>
  ({ id: `l${version}`, version, operations }) as unknown as LoggedChange;
const change = (id: string, operations: readonly Operation[]) => ({ id, operations }) as unknown as Change;

describe('2,000 operations on 18,000 records', () => {
  it('copy the records once when they are applied', () => {
    expect(applyOperations(document, puts).effective).toHaveLength(2_000);
    expect(copied.records).toBe(18_000);
  });

  it('copy what they touch, and look at each other once, when they are rebased', () => {
    const theirs = counted(setsOfOne('t'));
    const ours = counted([...setsOfOne('o'), ...puts]);
    expect(rebaseOperations(ours.operations, theirs.operations, document).operations).toHaveLength(4_000);
    expect(copied.records).toBeLessThanOrEqual(10_000);
    expect(theirs.reads()).toBeLessThanOrEqual(15_000);
    expect(ours.reads()).toBeLessThanOrEqual(50_000);
  });

  it('are compared with what came since in one pass', () => {
    const theirs = counted(setsOfOne('t'));
    const ours = counted(setsOfOne('o'));
    const since = [
      { clientId: 'them', operations: theirs.operations },
      { clientId: 'us', operations: ours.operations },
    ];
    expect(othersOperations(since, 'us')).toHaveLength(2_000);
    expect(theirs.reads() + ours.reads()).toBeLessThanOrEqual(40_000);
  });

  it('are squashed in one pass', () => {
    const { operations, reads } = counted([...puts, ...puts]);
    expect(squashOperations(operations)).toHaveLength(2_000);
    expect(reads()).toBeLessThanOrEqual(40_000);
  });

  it('copy the records twice when they are taken back, also where all of them lie in each other', () => {
    const chain = each(OPERATIONS, (index): Operation => {
      const folderId = index === 0 ? null : `c${index - 1}`;
      return { op: 'put', record: { ...record(0, 'folder'), id: `c${index}`, folderId } };
    });
    const done = applyOperations(document, chain);
    const inside: DocumentRecord = { ...record(0, 'of somebody else'), id: 'x', folderId: 'c1999' };
    copied.records = 0;
    expect(undoChanges([{ operations: done.effective, inverse: done.inverse }], done.records)).toHaveLength(
      2_000,
    );
    expect(copied.records).toBeLessThanOrEqual(70_000);
    copied.records = 0;
    const held = { ...done.records, x: inside };
    expect(undoChanges([{ operations: done.effective, inverse: done.inverse }], held)).toHaveLength(0);
    expect(copied.records).toBeLessThanOrEqual(70_000);
  });

  it('set 2,000 entries of one field by copying the record once', () => {
    let copies = 0;
    const data = new Proxy(
      { first: 1 },
      {
        ownKeys(target) {
          copies += 1;
          return Reflect.ownKeys(target);
        },
      },
    );
    const before: DocumentRecords = { r0: { ...record(0, 'x'), data } };
    const { records } = applyOperations(before, setsOfOne('o'));
    expect(copies).toBe(1);
    expect(Object.keys(records['r0']?.['data'] ?? {})).toHaveLength(2_001);
    expect(before['r0']?.['data']).toEqual({ first: 1 });
  });
});

describe('the copy of an editor', () => {
  const unsaved = each(500, (index) => change(`p${index}`, puts.slice(index, index + 1)));

  it('hears of 1,000 changes at the price of two copies, with 500 unsaved ones', () => {
    const replica = createReplica(0, document, unsaved);
    const others = each(1_000, (index) =>
      logged(index + 1, [{ op: 'put', record: record(5_000 + index, 'o') }]),
    );
    copied.records = 0;
    const { replica: heard, conflicts } = receiveChanges(replica, others);
    expect([heard.version, heard.pending.length, conflicts.length]).toEqual([1_000, 500, 0]);
    expect(heard.view['r5999']?.['title']).toBe('o');
    expect(copied.records).toBeLessThanOrEqual(36_000);
  });

  it('leaves 500 refused changes out at the price of one', () => {
    const replica = createReplica(0, document, unsaved);
    copied.records = 0;
    const rest = withoutLocalChanges(replica, new Set(each(499, (index) => `p${index}`)));
    expect(rest.pending.map(({ id }) => id)).toEqual(['p499']);
    expect([rest.view['r0']?.['title'], rest.view['r499']?.['title']]).toEqual(['before', 'after']);
    expect(copied.records).toBe(18_000);
  });
});
