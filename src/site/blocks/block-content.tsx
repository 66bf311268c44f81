import type { BlockContext } from '#blocks/define-block.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { BlockErrorBoundary } from './block-error-boundary.tsx';
import { BlockNotice } from './block-notice.tsx';
import { parsedBlock } from './parsed-block.ts';

interface BlockContentProps {
  readonly block: BlockRecord;
  readonly context: BlockContext;
}

/**
 * The content of a block on a page or a canvas. A broken block is nothing to visitors and a notice to the owner.
 */
export function BlockContent({ block, context }: BlockContentProps) {
  const parsed = parsedBlock(block);
  if (!parsed.ok) {
    return context.mode === 'canvas' ? <BlockNotice title={block.blockType} message={parsed.error} /> : null;
  }
  const { declaration, data } = parsed.value;
  const Render = declaration.render;
  const content = <Render id={block.id} data={data} context={{ ...context, columns: block.desktop.w }} />;
  if (context.mode === 'page') return content;
  return (
    <BlockErrorBoundary title={declaration.title} content={block.data}>
      {content}
    </BlockErrorBoundary>
  );
}
