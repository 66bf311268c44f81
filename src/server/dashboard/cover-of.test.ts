import { describe, expect, it } from 'vitest';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { text } from '#compose/block-kit.ts';
import { composeSection } from '#compose/compose-section.ts';
import { h } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import { createId } from '#lib/id.ts';
import type { FileId } from '#domain/files/file-id.ts';
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

function overlayOf(...plans: readonly SectionPlan[]): number | null | undefined {
  const records: readonly object[] = plans.flatMap((plan, index) => {
    const { section, blocks } = composeSection(plan, createId);
    return [{ ...section, order: 'abc'[index] }, ...blocks];
  });
  const home: DocumentRecords = Object.fromEntries(
    (records as readonly DocumentRecord[]).map((record) => [record.id, record]),
  );
  return coverOf({}, home).picture?.overlay;
}

describe('the small picture of a site', () => {
  it('has its words on the picture of the first section where they stand on it there', () => {
    expect(overlayOf(planSection({ name: 'A', ...onPicture }, [heading]))).toBe(0.2);
    expect(overlayOf(planSection({ name: 'A', ...onPicture }, []))).toBe(0.2);
  });

  it('has them beside it where they are of the section below', () => {
    const below = planSection({ name: 'B' }, [heading]);
    expect(overlayOf(planSection({ name: 'A', ...onPicture }, []), below)).toBe(null);
  });
});
