import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations } from './apply.ts';
import { differenceOperations } from './difference.ts';
import { squashOperations } from './squash.ts';
import { anyOperations, anyRecords } from './testing/arbitraries.ts';

const RUNS = { numRuns: 500 };

describe('apply, invert, squash, difference', () => {
  it('is taken back completely by its inverse [EDIT-72]', () => {
    fc.assert(
      fc.property(anyRecords, anyOperations, (records, operations) => {
        const applied = applyOperations(records, operations);
        expect(applyOperations(applied.records, applied.inverse).records).toEqual(records);
        expect(applied.effective).toHaveLength(applied.inverse.length);
      }),
      RUNS,
    );
  });

  it('does the same when only the effective operations are applied', () => {
    fc.assert(
      fc.property(anyRecords, anyOperations, (records, operations) => {
        const applied = applyOperations(records, operations);
        expect(applyOperations(records, applied.effective).records).toEqual(applied.records);
      }),
      RUNS,
    );
  });

  it('leaves the records given unchanged and untouched records identical', () => {
    fc.assert(
      fc.property(anyRecords, anyOperations, (records, operations) => {
        const before = structuredClone(records);
        const after = applyOperations(records, operations);
        expect(records).toEqual(before);
        const touched = new Set(operations.map((each) => (each.op === 'put' ? each.record.id : each.id)));
        const copied = Object.keys(records).filter(
          (id) => !touched.has(id) && after.records[id] !== records[id],
        );
        expect(copied).toEqual([]);
      }),
      RUNS,
    );
  });

  it('has the same effect squashed', () => {
    fc.assert(
      fc.property(anyRecords, anyOperations, (records, operations) => {
        const squashed = squashOperations(operations);
        expect(squashed.length).toBeLessThanOrEqual(operations.length);
        expect(applyOperations(records, squashed).records).toEqual(
          applyOperations(records, operations).records,
        );
      }),
      RUNS,
    );
  });

  it('restores: the difference brings any records to any others', () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (from, to) => {
        expect(applyOperations(from, differenceOperations(from, to)).records).toEqual(to);
      }),
      RUNS,
    );
  });

  it('restores one record alone and leaves the others', () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (from, to) => {
        const { b1: restored, ...rest } = applyOperations(
          from,
          differenceOperations(from, to, new Set(['b1'])),
        ).records;
        const { b1: _b1, ...others } = from;
        expect(restored).toEqual(to['b1']);
        expect(rest).toEqual(others);
      }),
      RUNS,
    );
  });

  it('brings a section back with a restored block that lay in it', () => {
    const block = { id: 'b1', type: 'block', sectionId: 's1' } as const;
    const section = { id: 's1', type: 'section', order: 'V' } as const;
    const operations = differenceOperations({}, { b1: block, s1: section }, new Set(['b1']));
    expect(applyOperations({}, operations).records).toEqual({ b1: block, s1: section });
  });
});
