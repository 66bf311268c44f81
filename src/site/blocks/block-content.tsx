import { translateEnglish } from '#messages/translator.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import type { BlockContext } from '#blocks/define-block.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { BlockErrorBoundary } from './block-error-boundary.tsx';
import { BlockNotice } from './block-notice.tsx';
import { parsedContent } from './parsed-content.ts';

interface BlockContentProps {
  readonly block: BlockRecord;
  readonly context: BlockContext;
}

/** The content of a block on a page or a canvas. For a broken block visitors get nothing, and the owner a notice. */
export function BlockContent({ block, context }: BlockContentProps) {
  const parsed = parsedContent(block);
  const say = context.sayToEditors ?? translateEnglish;
  if (!parsed.ok) {
    return context.mode === 'canvas' ? (
      <BlockNotice title={block.blockType} message={say(parsed.error)} />
    ) : null;
  }
  const { declaration, data } = parsed.value;
  if (context.mode === 'canvas' && context.withoutRoom?.has(block.id) === true)
    return <BlockNotice title={say(declaration.title)} message={say(blockKinds.noRoom)} />;
  const Render = declaration.render;
  const content = <Render id={block.id} data={data} context={{ ...context, columns: block.desktop.w }} />;
  if (context.mode === 'page') return content;
  return (
    <BlockErrorBoundary
      title={say(declaration.title)}
      message={say(blockKinds.cannotShow)}
      content={block.data}
    >
      {content}
    </BlockErrorBoundary>
  );
}
