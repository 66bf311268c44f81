import { fill, type Words } from '#messages/message.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { BlockDraft } from '#compose/block-draft.ts';
import { composeBlock } from '#compose/compose-block.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { BlockHeight } from '#domain/arrangement/placed-block.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { MAX_ROWS, MOBILE_COLUMNS, type GridBox } from '#domain/arrangement/grid-box.ts';
import { rowsOnPhone } from '#domain/arrangement/mobile-arrangement.ts';
import { type RichText } from '#domain/rich-text/rich-text.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { translate } from '#ui/translate.ts';
import { blocksInSection } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { blockLimitMessage } from './block-limit.ts';
import { labelWithin } from '#domain/documents/changing.ts';
import type { Command } from '../documents/command.ts';

export interface InsertInTextInput {
  readonly textBlockId: string;
  /** The field of the text block that holds its text. */
  readonly field: string;
  /** The text before the inserted block; null where there is none, and the block replaces the text. */
  readonly before: RichText | null;
  readonly rest: RichText;
  /** The id of the block for the rest of the text, where there is text before. */
  readonly restId: string;
  readonly block: {
    readonly id: string;
    readonly draft: BlockDraft;
    readonly title: Words | string;
    readonly size: { readonly w: number; readonly h: number };
    readonly height: BlockHeight;
  };
}

/** The rows of the text after an inserted block: one line; it grows with its content. */
const REST_ROWS = 2;
/** Rows between a text and a block inserted into it. */
const GAP_ROWS = 1;
const FRAMES: ReadonlySet<BlockHeight> = new Set(['frame', 'frame-with-text', 'ratio'] as const);

/**
 * Inserts a block into a text, as wide as the text: the rest of the text continues in a new block below, and everything
 * below that moves down (EDIT-192). Refused with a message at the limit of blocks.
 */
export function insertInText(records: DocumentRecords, input: InsertInTextInput): Result<Command, string> {
  const { before, block, restId, rest } = input;
  const text = parsedBlock(records[input.textBlockId]);
  if (text === null) return fail(translate(editingSteps.textGone));
  const message = blockLimitMessage(records, before === null ? 1 : 2);
  if (message !== null) return fail(message);
  const desktop = boxesIn(text.desktop, before !== null, rowsFor(text.desktop.w, block));
  const mobile =
    text.mobile === null
      ? null
      : boxesIn(text.mobile, before !== null, rowsOnPhone(desktop.block, block.height));
  const others = blocksInSection(records, text.sectionId).filter((each) => each.id !== text.id);
  const operations: Operation[] = others.flatMap((each) => [
    ...moveDown(each, 'desktop', desktop),
    ...(mobile === null ? [] : moveDown(each, 'mobile', mobile)),
  ]);
  const shown = before ?? rest;
  operations.push(
    { op: 'set', id: text.id, field: `data.${input.field}`, value: shown },
    {
      op: 'put',
      record: composeBlock(block.draft, {
        id: block.id,
        sectionId: text.sectionId,
        desktop: desktop.block,
        mobile: wide(mobile?.block),
      }),
    },
  );
  if (before === null) {
    operations.push({ op: 'set', id: text.id, field: 'desktop', value: { ...desktop.rest } });
    if (mobile !== null)
      operations.push({ op: 'set', id: text.id, field: 'mobile', value: { ...mobile.rest } });
  } else {
    const { type, blockType, sectionId, dataVersion, data } = text;
    operations.push({
      op: 'put',
      record: {
        id: restId,
        type,
        blockType,
        sectionId,
        desktop: { ...desktop.rest },
        mobile: mobile === null ? null : { ...mobile.rest },
        dataVersion,
        data: { ...data, [input.field]: rest },
      },
    });
  }
  return ok({ name: fill(editingSteps.insert, { what: labelWithin(block.title) }), operations });
}

interface InsertedBoxes {
  /** Blocks from this row on move down. */
  readonly from: number;
  readonly by: number;
  readonly block: GridBox;
  readonly rest: GridBox;
}

function boxesIn(text: GridBox, hasTextBefore: boolean, rows: number): InsertedBoxes {
  const bottom = text.y + text.h;
  const y = hasTextBefore ? bottom + GAP_ROWS : text.y;
  const block = { ...text, y, h: rows };
  const rest = { ...text, y: y + rows + GAP_ROWS, h: hasTextBefore ? REST_ROWS : text.h };
  return { from: bottom, by: rest.y + rest.h - bottom, block, rest };
}

/** Pictures keep their default proportions. */
function rowsFor(width: number, { size, height }: InsertInTextInput['block']): number {
  return FRAMES.has(height) ? Math.max(1, Math.round((size.h * width) / size.w)) : size.h;
}

function wide(box: GridBox | undefined): GridBox | null {
  return box === undefined ? null : { ...box, x: 0, w: MOBILE_COLUMNS };
}

function moveDown(block: BlockRecord, field: 'desktop' | 'mobile', { from, by }: InsertedBoxes): Operation[] {
  const box = block[field];
  if (box === null || box.y < from) return [];
  const y = Math.min(box.y + by, MAX_ROWS - 1);
  return [{ op: 'set', id: block.id, field, value: { ...box, y } }];
}
