import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snapshotsToDrop } from './snapshots-to-drop.ts';

const upTo = (count: number, step = 1) =>
  Array.from({ length: count / step + 1 }, (_, index) => index * step);
const none = { publishedVersion: null, keptFrom: 0, released: new Set<number>(), oldUntil: 0 };

describe('snapshots of a document', () => {
  it('of 500 publishes, one after each change, become one for a hundred changes', () => {
    const versions = upTo(500);
    const dropped = new Set(snapshotsToDrop({ ...none, versions, version: 500, publishedVersion: 500 }));
    expect(versions.filter((version) => !dropped.has(version))).toEqual([0, 100, 200, 300, 400, 500]);
  });

  it('older than a month become one for five hundred changes', () => {
    const versions = upTo(2000, 100);
    const dropped = new Set(snapshotsToDrop({ ...none, versions, version: 2000, oldUntil: 1500 }));
    expect(versions.filter((version) => !dropped.has(version))).toEqual([
      0, 500, 1000, 1500, 1600, 1700, 1800, 1900,
    ]);
  });

  it('of the time before the oldest kept change stay where a release needs them', () => {
    const document = {
      ...none,
      versions: [0, 40, 80, 120, 160],
      version: 200,
      keptFrom: 120,
      publishedVersion: 40,
    };
    expect(snapshotsToDrop({ ...document, released: new Set([80]) })).toEqual([0, 160]);
  });

  it('always leave each version within reach, and what visitors get', () => {
    const documents = fc.record({
      versions: fc.uniqueArray(fc.nat(3000), { maxLength: 60 }),
      version: fc.nat(3000),
      published: fc.nat(60),
      oldUntil: fc.nat(3000),
    });
    fc.assert(
      fc.property(documents, ({ versions, version, published, oldUntil }) => {
        const all = [...new Set([0, ...versions.filter((each) => each <= version)])].toSorted(
          (a, b) => a - b,
        );
        const publishedVersion = all[published] ?? null;
        const dropped = new Set(
          snapshotsToDrop({ ...none, versions: all, version, publishedVersion, oldUntil }),
        );
        const kept = all.filter((each) => !dropped.has(each));
        expect(kept).toEqual(expect.arrayContaining([0, publishedVersion ?? 0]));
        // Only what was further apart from the start is further apart now.
        const stretched = kept.filter((each, index) => {
          const next = kept[index + 1] ?? version;
          return next - each > 500 && all.some((one) => one > each && one < next);
        });
        expect(stretched).toEqual([]);
      }),
    );
  });
});
