import { describe, expect, it } from 'vitest';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { picture, text } from '#compose/block-kit.ts';
import { composeSection } from '#compose/compose-section.ts';
import { h } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import { createId } from '#lib/id.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { SiteCover } from '#domain/sites/site-cover.ts';
import { coverOf } from './cover-of.ts';

const PICTURE = {
  fileId: '0199f3b4c0de0a1b2c3d4e60' as FileId,
  path: '/s/images/0/sea.jpg',
  width: 800,
  height: 600,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
};
const onPicture = { background: { kind: 'image', image: PICTURE, overlay: 0.2 } } as const;
const heading = put([0, 0, 24, 2], text(h(1, 'Loud songs')));

function pictureOf(...plans: readonly SectionPlan[]): SiteCover['picture'] {
  const records: readonly object[] = plans.flatMap((plan, index) => {
    const { section, blocks } = composeSection(plan, createId);
    return [{ ...section, order: 'abc'[index] }, ...blocks];
  });
  const home: DocumentRecords = Object.fromEntries(
    (records as readonly DocumentRecord[]).map((record) => [record.id, record]),
  );
  return coverOf({}, home).picture;
}
const overlayOf = (...plans: readonly SectionPlan[]) => pictureOf(...plans)?.overlay;

describe('the small picture of a site', () => {
  it('has its words on the picture of the first section where they stand on it there', () => {
    expect(overlayOf(planSection({ name: 'A', ...onPicture }, [heading]))).toBe(0.2);
    expect(overlayOf(planSection({ name: 'A', ...onPicture }, []))).toBe(0.2);
  });

  it('has them beside it where they are of the section below', () => {
    const below = planSection({ name: 'B' }, [heading]);
    expect(overlayOf(planSection({ name: 'A', ...onPicture }, []), below)).toBe(null);
  });

  it.each([
    ['below the words', [0, 3, 24, 10], [0, 0, 12, 2], 'below'],
    ['below, where a text is trimmed by it', [4, 4, 12, 10], [0, 0, 24, 3], 'below'],
    ['above them', [0, 0, 24, 8], [0, 9, 24, 2], 'above'],
    ['at their end', [12, 0, 12, 10], [0, 3, 10, 2], 'end'],
    ['at their start', [0, 0, 10, 10], [12, 3, 12, 2], 'start'],
    ['under them', [0, 0, 24, 10], [0, 3, 10, 2], 'end'],
  ] as const)('has a picture that stands %s there, too [EDIT-177]', (_where, at, words, place) => {
    const plan = planSection({ name: 'A' }, [
      put([...words], text(h(1, 'Loud songs'))),
      put([...at], picture(PICTURE)),
    ]);
    expect(pictureOf(plan)?.place).toBe(place);
  });

  it('has a picture of the section below its words below them, and one of the section above above', () => {
    const words = planSection({ name: 'A' }, [heading]);
    const alone = planSection({ name: 'B' }, [put([0, 0, 24, 8], picture(PICTURE))]);
    expect([pictureOf(words, alone)?.place, pictureOf(alone, words)?.place]).toEqual(['below', 'above']);
  });
});
