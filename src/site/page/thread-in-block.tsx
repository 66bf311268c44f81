import type { BlockContext } from '#blocks/define-block.ts';
import type { Translate } from '#messages/translator.ts';
import { commentsBlockOf } from '../collections/comments-block-of.ts';
import { PostComments } from '../collections/post-comments.tsx';
import type { DateFormat } from '../collections/format-day.ts';
import type { PageContent } from '#site/content/page-content.ts';

/** The thread of an item for the block that shows it; nothing where there is no item or no such block (COMT-03). */
export function threadInBlock(
  content: PageContent,
  dates: DateFormat,
  translate: Translate,
  captchaSiteKey: string,
): Pick<BlockContext, 'comments'> {
  const blockId = content.kind === 'item' ? commentsBlockOf(content.sections) : null;
  if (content.kind !== 'item' || blockId === null) return {};
  const { thread, documentId } = content;
  return {
    comments: {
      blockId,
      thread: (
        <PostComments
          thread={thread}
          documentId={documentId}
          dates={dates}
          translate={translate}
          captchaSiteKey={captchaSiteKey}
          isInBlock
        />
      ),
    },
  };
}
