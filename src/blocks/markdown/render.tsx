import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import type { BlockRenderProps } from '../define-block.ts';
import type { MarkdownData } from './schema.ts';

export function MarkdownBlock({ id, data, context }: BlockRenderProps<MarkdownData>) {
  if (data.source.trim() === '') {
    return context.mode === 'page' ? null : (
      <p className="portico-block-markdown-empty">{editorHint(context, blockHints.markdown)}</p>
    );
  }
  return (
    <div className="portico-block-markdown portico-block-text">
      {context.renderMarkdown(data.source, id, context)}
    </div>
  );
}
