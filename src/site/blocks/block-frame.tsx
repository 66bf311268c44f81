import type { CSSProperties, ReactNode } from 'react';
import { lookOf } from '#domain/pages/block-look.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import type { ArrangedBlock } from '#site/arrangement/arranged-section.ts';
import { hiddenAttribute } from './hidden-attribute.ts';
import { lookAttributes } from './block-look-style.ts';

interface BlockFrameProps {
  readonly block: Pick<BlockRecord, 'id' | 'blockType' | 'look' | 'hiddenOn' | 'layer'>;
  /** Its position in the arrangement of its section. */
  readonly arranged: ArrangedBlock;
  readonly children: ReactNode;
}

/** The frame of a block in its section: its position as `--d` on desktops and `--m` on phones, and its own look. */
export function BlockFrame({ block, arranged, children }: BlockFrameProps) {
  const { layer = 0 } = block;
  const look = lookOf(block.look);
  const own = look === null ? null : lookAttributes(look, block.blockType);
  return (
    <div
      className="portico-block"
      data-block={block.id}
      data-block-type={block.blockType}
      {...(arranged.height === null ? {} : { 'data-height': arranged.height })}
      {...hiddenAttribute(block)}
      {...own}
      {...(layer === 0 ? {} : { 'data-layer': '' })}
      style={
        {
          ...own?.style,
          ...arranged.style,
          ...(layer === 0 ? {} : { '--layer': String(layer) }),
        } as CSSProperties
      }
    >
      {children}
    </div>
  );
}
