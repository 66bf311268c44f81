import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperations } from './apply.ts';
import { othersOperations } from './concurrent.ts';
import type { Operation } from './operation.ts';
import type { DocumentRecords } from './record.ts';
import { rebaseOperations } from './rebase.ts';
import { tellsAllCollisions } from './tells-all-collisions.ts';
import { anyOperations, anyRecords } from './testing/arbitraries.ts';

const anyChange = fc.record({ clientId: fc.constantFrom('us', 'them'), operations: anyOperations });
const set = (field: string, value: string): Operation => ({ op: 'set', id: 'b1', field, value });
const records: DocumentRecords = { b1: { id: 'b1', type: 'block', title: 'now', order: 'a' } };

it('where the newest changes tell all collisions, the older ones change nothing', () => {
  let told = 0;
  const changes = fc.array(anyChange, { maxLength: 6 });
  fc.assert(
    fc.property(
      anyRecords,
      changes,
      changes,
      fc.array(fc.oneof(anyOperations), { maxLength: 1 }),
      (start, older, newer, [ours = []]) => {
        const all = [...older, ...newer];
        const current = applyOperations(
          start,
          all.flatMap(({ operations }) => operations),
        ).records;
        const newest = othersOperations(newer, 'us');
        if (!tellsAllCollisions(ours, newest, current)) return;
        if (ours.length > 0) told += 1;
        expect(rebaseOperations(ours, newest, current)).toEqual(
          rebaseOperations(ours, othersOperations(all, 'us'), current),
        );
      },
    ),
    { numRuns: 5000, seed: 11 },
  );
  expect(told).toBeGreaterThan(20);
});

it.each<[string, readonly Operation[], readonly Operation[], boolean]>([
  ['a field that the newest set', [set('title', 'ours')], [set('title', 'now')], true],
  ['a field that has the value already', [set('title', 'now')], [], true],
  ['a field that the newest left alone', [set('title', 'ours')], [set('order', 'a')], false],
  ['a field that is not there', [set('label', 'ours')], [set('label', 'theirs')], false],
  ['a record that is taken away', [{ op: 'remove', id: 'b1' }], [set('title', 'now')], false],
])('of %s the newest tell all, or not', (_, ours, newest, isTold) => {
  expect(tellsAllCollisions(ours, newest, records)).toBe(isTold);
});
