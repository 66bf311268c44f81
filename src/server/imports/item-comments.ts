import { createId } from '#lib/id.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { htmlToPieces } from '#domain/wordpress/html-to-pieces.ts';
import { isoDateOf } from '#domain/wordpress/post-state.ts';
import { textOfPieces } from '#domain/wordpress/text-of-pieces.ts';
import type { WxrComment } from '#domain/wordpress/wxr-item.ts';
import type { CommentKind, CommentState } from './comment-state.ts';
import type { Db } from '#server/platform/database/database.ts';

const STATES: Readonly<Record<string, CommentState>> = {
  '1': 'approved',
  approve: 'approved',
  '0': 'pending',
  hold: 'pending',
  spam: 'spam',
  trash: 'deleted',
};

/** Keeps the comments of an imported document as plain text, answers with what they answer to. Gives their number. */
export async function insertComments(
  trx: Db,
  siteId: SiteId,
  documentId: DocumentId,
  comments: readonly WxrComment[],
): Promise<number> {
  const ids = new Map(comments.map((comment) => [comment.id, createId()]));
  const rows = comments.map((comment) => {
    const date = isoDateOf(comment.date);
    return {
      site_id: siteId,
      id: ids.get(comment.id) ?? createId(),
      document_id: documentId,
      parent_id: ids.get(comment.parentId) ?? null,
      kind: kindOf(comment.type),
      state: STATES[comment.approved] ?? 'pending',
      author_name: comment.author.slice(0, 200),
      author_url: /^https?:\/\//.test(comment.authorUrl) ? comment.authorUrl.slice(0, 500) : '',
      body: bodyOf(comment.content),
      created_at: date === null ? null : new Date(date),
    };
  });
  for (let start = 0; start < rows.length; start += 500) {
    await trx
      .insertInto('item_comments')
      .values(rows.slice(start, start + 500))
      .execute();
  }
  return rows.length;
}

function kindOf(type: string): CommentKind {
  return type === 'pingback' || type === 'trackback' ? type : 'comment';
}

function bodyOf(html: string): string {
  const pieces = htmlToPieces(
    html,
    { resolveLink: () => null, attachmentOf: () => null, ownAttachments: [], note: () => undefined },
    { isClassic: true },
  );
  return textOfPieces(pieces).map(plainTextOf).join('\n\n').slice(0, 100_000);
}
