import { describe, expect, it } from 'vitest';
import type { ImageValue } from '#domain/images/image-value.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import type { FileId } from '#domain/files/file-id.ts';
import { blocksInSection } from '../documents/layout.ts';
import { blockRecord, recordsOf, sectionRecord } from '../documents/testing/testing-document.ts';
import { addPictures, type PicturesTarget } from './add-pictures.ts';

const PAGE = recordsOf(
  sectionRecord('s1', 'V'),
  blockRecord('above', 's1', { x: 0, y: 0, w: 24, h: 4 }),
  blockRecord('below', 's1', { x: 0, y: 6, w: 24, h: 4 }),
  blockRecord('last', 's1', { x: 0, y: 12, w: 6, h: 4 }),
);

function picture(width: number, height: number): ImageValue {
  return {
    fileId: '0199f3b4c0de0a1b2c3d4e01' as FileId,
    path: '/s/images/a/b.png',
    width,
    height,
    alt: '',
    focalPoint: { x: 0.5, y: 0.5 },
  };
}

function added(target: Partial<PicturesTarget>, ...images: readonly ImageValue[]) {
  let count = 0;
  const result = addPictures(
    PAGE,
    { sectionId: 's1', corner: null, afterBlockId: null, ...target },
    images,
    () => `n${(count += 1)}`,
  );
  if (!result.ok) throw new Error(result.error);
  const { records } = applyOperations(PAGE, result.value.operations);
  return Object.fromEntries(blocksInSection(records, 's1').map(({ id, desktop }) => [id, desktop]));
}

describe('pictures put on a page', () => {
  it('stand where they fell, one beside another, in their own proportions [EDIT-198]', () => {
    const boxes = added({ corner: { x: 0, y: 20 } }, picture(400, 300), picture(300, 600));
    expect(boxes).toMatchObject({
      n1: { x: 0, y: 20, w: 12, h: 18 },
      n2: { x: 12, y: 20, w: 12, h: 48 },
    });
  });

  it('push down what stands below them, by as much as they need and a row [EDIT-198, EDIT-217]', () => {
    const boxes = added({ corner: { x: 4, y: 4 } }, picture(400, 300));
    expect(boxes).toMatchObject({
      above: { y: 0 },
      n1: { x: 4, y: 4, w: 12, h: 18 },
      below: { y: 23 },
      last: { y: 29 },
    });
  });

  it('stand four in a row, further ones below them [EDIT-198]', () => {
    const boxes = added({}, ...Array.from({ length: 5 }, () => picture(400, 400)));
    expect(boxes).toMatchObject({
      n1: { x: 0, y: 17, w: 6 },
      n4: { x: 18, y: 17, w: 6 },
      n5: { x: 0, y: 29, w: 6 },
    });
  });

  it('stand a row below the block that is selected where nobody pointed [EDIT-198, EDIT-217]', () => {
    expect(added({ afterBlockId: 'last' }, picture(400, 300))).toMatchObject({ n1: { x: 0, y: 17 } });
  });
});
