import { findBlock } from '#blocks/registry.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { editAnnouncements } from '#messages/en/interface/edit-announcements.ts';
import { canvasSteps } from '#messages/en/interface/canvas-steps.ts';
import { translate } from '#ui/translate.ts';
import { addPictures } from '../commands/add-pictures.ts';
import { addSection } from '../commands/add-section.ts';
import { setBlockField } from '../commands/set-block-field.ts';
import { sectionsOf } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { builtSection } from '../commands/built-section.ts';
import type { EditScope } from '../editing/edit-scope.ts';

/** Where pictures are put: into a block that takes one, or at a position of the page. */
export interface PicturesTarget {
  /** The block that takes one; else the block below which they are put where no corner is given. */
  readonly blockId: string | null;
  readonly sectionId: string | null;
  readonly corner: { readonly x: number; readonly y: number } | null;
}

/** Puts dropped or pasted pictures onto the page (EDIT-198). */
export function putPictures(
  { edit, runOrTell, run, view, newId, selectBlocks }: EditScope,
  target: PicturesTarget,
  images: readonly ImageValue[],
): void {
  const [first] = images;
  if (first === undefined) return;
  const block = target.blockId === null ? null : parsedBlock(view()[target.blockId]);
  const takes = block === null ? undefined : findBlock(block.blockType)?.takesFiles;
  if (images.length === 1 && block !== null && typeof takes === 'object') {
    const hadPicture = block.data[takes.pictureField] != null;
    const name = hadPicture ? canvasSteps.replacePicture : canvasSteps.choosePicture;
    run(setBlockField(block.id, takes.pictureField, JSON.parse(JSON.stringify(first)), name));
    selectBlocks([block.id]);
    edit.announce(
      hadPicture
        ? translate(editAnnouncements.pictureReplaced)
        : translate(editAnnouncements.picturesAdded, { count: 1 }),
    );
    return;
  }
  // The section may have been removed while they were uploaded.
  const wished = target.sectionId === null ? undefined : view()[target.sectionId];
  const known = wished?.id ?? sectionsOf(view()).at(-1)?.id;
  const sectionId =
    known ?? runOrTell(addSection(view(), builtSection(null, newId), null, newId))?.sectionId ?? null;
  if (sectionId === null) return;
  const there = {
    sectionId,
    corner: sectionId === target.sectionId ? target.corner : null,
    afterBlockId: block?.id ?? null,
  };
  const done = runOrTell(addPictures(view(), there, images, newId));
  if (done === null) return;
  selectBlocks(done.blockIds);
  edit.announce(translate(editAnnouncements.picturesAdded, { count: images.length }));
}
