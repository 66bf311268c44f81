import { translateEnglish, type Translate } from '#messages/translator.ts';
import type { z } from 'zod';
import { BLOCK_DATA, isBlockType, type BlockData, type BlockType } from '#blocks/block-data.ts';
import type { VerticalAlign } from '#domain/arrangement/placed-block.ts';
import type { BlockLook } from '#domain/pages/block-look.ts';
import { invariant } from '#lib/invariant.ts';
import type { PictureName } from './pictures.ts';

type Shape<Type extends BlockType> = (typeof BLOCK_DATA)[Type]['schema']['shape'];

/** What the schema of a block reads as a default where it is not there. */
type FieldWithDefault<Type extends BlockType> = {
  [Field in keyof Shape<Type>]: Shape<Type>[Field] extends z.ZodCatch | z.ZodOptional ? Field : never;
}[keyof Shape<Type>];

/** The data of a block as it is written down: fields that have a default may be left out. */
export type DraftData<Type extends BlockType> = Readonly<
  Omit<BlockData<Type>, FieldWithDefault<Type>> & Partial<Pick<BlockData<Type>, FieldWithDefault<Type>>>
>;

/** Where a block shall stand in a section that is designed by hand. */
export interface DraftLayout {
  /** On the desktop grid. */
  readonly at: readonly [x: number, y: number, w: number, h: number];
  /** On phones: rows it takes at least, whether two stand side by side, rows left free before it. */
  readonly phone: { readonly rows: number; readonly isHalf: boolean; readonly gap: number };
}

/** A block before it is in a document: `composeBlock` makes the record of it. */
export type BlockDraft<Type extends BlockType = BlockType> = {
  readonly [Each in Type]: {
    readonly blockType: Each;
    readonly data: DraftData<Each>;
    /** What of its look is its own; absent: the site's look. */
    readonly look?: Partial<BlockLook>;
    readonly layout?: DraftLayout;
    /** Beside others; absent: in its own row. */
    readonly verticalAlign?: VerticalAlign;
    /** Pictures that fill it in previews, where it asks for some of the owner's own. */
    readonly samples?: readonly PictureName[];
    /** A first guess of its height on the desktop grid, where content is laid out one below the other. */
    readonly rows?: number;
  };
}[Type];

export function draft<Type extends BlockType>(blockType: Type, data: DraftData<Type>): BlockDraft<Type> {
  return { blockType, data } as BlockDraft<Type>;
}

/** A block as it is when it is added, with some of its data changed; `translate` speaks the language of the site. */
export function draftWith<Type extends BlockType>(
  blockType: Type,
  changes: Partial<BlockData<Type>>,
  translate: Translate = translateEnglish,
): BlockDraft<Type> {
  // Which data belongs to which type is known for each type, not for any one of them.
  return draft(blockType, {
    ...BLOCK_DATA[blockType].defaults(translate),
    ...changes,
  } as unknown as DraftData<Type>);
}

/** A block as it is when it is added to a site, in whose language `translate` speaks. */
export function startingDraft(blockType: string, translate: Translate): BlockDraft {
  invariant(isBlockType(blockType), `there is no block ${blockType}`);
  return draftWith(blockType, {}, translate);
}
