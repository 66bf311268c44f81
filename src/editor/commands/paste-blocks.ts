import type { DocumentRecords } from '#domain/documents/record.ts';
import { DESKTOP_COLUMNS } from '#domain/pages/grid-box.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { blocksInSection } from '../document/layout.ts';
import { parsedBlock } from '../document/parsed-record.ts';
import { blockLimitMessage } from './block-limit.ts';
import type { ClipboardContent } from './clipboard-content.ts';
import type { Command } from './command.ts';
import { freeBox } from './free-box.ts';
import { boundingBox, insertSectionCopies } from './insert-copies.ts';

export interface PasteTarget {
  readonly sectionId: string | null;
  readonly afterBlockId: string | null;
}

/** Pastes blocks into a section, or sections after it; refused with a message at the limit of blocks. */
export function pasteBlocks(
  records: DocumentRecords,
  content: ClipboardContent,
  target: PasteTarget,
  newId: () => string,
): Result<Command & { readonly selectIds: readonly string[] }, string> {
  const message = blockLimitMessage(records, content.blocks.length);
  if (message !== null) return fail(message);
  if (content.sections.length > 0) {
    const { operations, sectionIds } = insertSectionCopies(records, content, target.sectionId, newId);
    return ok({ name: 'Paste section', operations, selectIds: sectionIds });
  }
  const blocks = content.blocks.map(parsedBlock).filter((block) => block !== null);
  const { sectionId } = target;
  if (blocks.length === 0 || sectionId === null) return ok({ name: 'Paste', operations: [], selectIds: [] });
  const siblings = blocksInSection(records, sectionId);
  const taken = siblings.map((sibling) => sibling.desktop);
  const anchor = siblings.find((sibling) => sibling.id === target.afterBlockId)?.desktop;
  const around = boundingBox(blocks.map((block) => block.desktop));
  const fromRow =
    anchor === undefined ? Math.max(0, ...taken.map((box) => box.y + box.h)) : anchor.y + anchor.h;
  const place = freeBox(taken, around, DESKTOP_COLUMNS, fromRow, anchor?.x ?? around.x);
  const ids = blocks.map(() => newId());
  return ok({
    name: blocks.length === 1 ? 'Paste block' : 'Paste blocks',
    selectIds: ids,
    operations: blocks.map((block, index) => ({
      op: 'put',
      record: {
        ...block,
        id: ids[index] ?? newId(),
        sectionId,
        desktop: {
          ...block.desktop,
          x: block.desktop.x - around.x + place.x,
          y: block.desktop.y - around.y + place.y,
        },
        mobile: null,
      },
    })),
  });
}
