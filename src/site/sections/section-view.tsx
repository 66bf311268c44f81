import type { BlockContext } from '#blocks/define-block.ts';
import { isHiddenEverywhere } from '#domain/pages/hidden-on.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { BlockContent } from '../blocks/block-content.tsx';
import { BlockFrame } from '../blocks/block-frame.tsx';
import { ArrangedBlocks } from './arranged-blocks.tsx';
import { publishedArrangement } from './published-arrangement.ts';
import { SectionFrame } from './section-frame.tsx';

interface SectionViewProps {
  readonly entry: SectionWithBlocks;
  readonly context: BlockContext;
  readonly isFirst?: boolean;
  /** The block whose picture is loaded eagerly, where there is one. */
  readonly firstImageId?: string | null;
  readonly firstHeadingId?: string | null;
  /** Blocks to leave out: those that threw while rendering. */
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
  if (isHiddenEverywhere(entry.section)) return null;
  const blocks = new Map(
    entry.blocks
      .filter((block) => leftOut?.has(block.id) !== true && !isHiddenEverywhere(block))
      .map((block) => [block.id, block]),
  );
  const arranged = publishedArrangement(entry);
  return (
    <SectionFrame
      section={entry.section}
      design={context.design}
      isFirst={isFirst}
      gridStyle={arranged.style}
    >
      <ArrangedBlocks
        elements={arranged.children}
        renderBlock={(arranged) => {
          const block = blocks.get(arranged.id);
          if (block === undefined) return null;
          return (
            <BlockFrame block={block} arranged={arranged}>
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
          );
        }}
      />
    </SectionFrame>
  );
}
