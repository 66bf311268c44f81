import { blockHints } from '#messages/en/interface/block-hints.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { editorHint } from '../editor-hint.ts';
import type { CommentsData } from './schema.ts';

/** The thread of the current item, once a page; a page without an item shows nothing, and a note in the editor (COMT-03). */
export function CommentsBlock({ id, context }: BlockRenderProps<CommentsData>) {
  if (context.mode === 'canvas') {
    return <p className="portico-block-comments">{editorHint(context, blockHints.comments)}</p>;
  }
  return context.comments?.blockId === id ? context.comments.thread : null;
}
