import type { Label } from '#blocks/define-block.ts';
import { ownSlides } from '#blocks/own-slides.ts';
import { findBlock } from '#blocks/registry.ts';
import type { JsonObject } from '#lib/json.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import { migrateBlock } from '../commands/migrate-block.ts';
import { setBlockField } from '../commands/set-block-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { Slides } from './edit-slides.ts';
import type { SlideKind } from './slide-kind.ts';

/** The holder of a gallery's slides, or an album's tracks: a block, or a collection. */
export interface SlidesHome {
  /** The same for the same gallery, in every component. */
  readonly key: string;
  readonly documentId: DocumentId;
  readonly holds: SlideKind;
  /** How many it can hold. */
  readonly max: number;
  readonly read: () => Slides;
  /** `label` names the change in undo and history; changes of one gesture are one step of undo. */
  readonly write: (slides: Slides, label: Label, gestureId?: string) => void;
}

/** The slides of a block that has its own. A deleted one takes none any more. */
export function slidesOfBlock(store: DocumentStore, blockId: string): SlidesHome {
  const first = parsedBlock(store.getState().view[blockId]);
  function found() {
    const block = parsedBlock(store.getState().view[blockId]);
    const parsed = block === null ? null : parsedContent(block);
    return block === null || parsed?.ok !== true || parsed.value.declaration.slides === undefined
      ? null
      : { block, ...parsed.value, declared: parsed.value.declaration.slides };
  }
  return {
    key: `${store.documentId} ${blockId}`,
    documentId: store.documentId,
    holds: 'slide',
    max: findBlock(first?.blockType ?? '')?.slides?.max ?? 0,
    read() {
      const holder = found();
      return holder === null ? [] : (ownSlides(holder.declaration, holder.data) ?? []);
    },
    write(slides, label, gestureId) {
      const holder = found();
      if (holder === null) return;
      const { block, declaration, data, declared } = holder;
      const command = setBlockField(blockId, declared.field, slides, label);
      const migration = migrateBlock(blockId, block, declaration.dataVersion, data as JsonObject);
      store.run({ ...command, operations: [...migration, ...command.operations] }, gestureId);
    },
  };
}
