import type { BlockContext } from '#blocks/define-block.ts';
import { arrangeForMobile } from '#domain/pages/mobile-arrangement.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { BlockContent } from '../blocks/block-content.tsx';
import { BlockFrame } from '../blocks/block-frame.tsx';
import { SectionFrame } from './section-frame.tsx';

interface SectionViewProps {
  readonly entry: SectionWithBlocks;
  readonly context: BlockContext;
  readonly isFirst?: boolean;
  /** The block whose picture is fetched at once, where there is one. */
  readonly firstImageId?: string | null;
  readonly firstHeadingId?: string | null;
  /** Blocks to leave out: those found broken while rendering. */
  readonly leftOut?: ReadonlySet<string>;
}

/** A section with its blocks, as visitors get it. */
export function SectionView({
  entry,
  context,
  isFirst = false,
  firstImageId = null,
  firstHeadingId = null,
  leftOut,
}: SectionViewProps) {
  const places = arrangeForMobile(entry.blocks);
  return (
    <SectionFrame section={entry.section} isFirst={isFirst}>
      {entry.blocks.map((block) =>
        leftOut?.has(block.id) === true ? null : (
          <BlockFrame key={block.id} block={block} mobileBox={places.get(block.id) ?? block.desktop}>
            <BlockContent
              block={block}
              context={
                block.id === firstImageId || block.id === firstHeadingId
                  ? {
                      ...context,
                      isFirstImage: block.id === firstImageId,
                      isFirstHeading: block.id === firstHeadingId,
                    }
                  : context
              }
            />
          </BlockFrame>
        ),
      )}
    </SectionFrame>
  );
}
