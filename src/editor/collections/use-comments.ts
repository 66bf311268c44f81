import { useQuery } from '@tanstack/react-query';
import { listComments } from '#contract/comments.ts';
import type { CommentThread } from '#site/content/comment-thread.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY } from '../site-context/content.ts';

const NONE: CommentThread = {
  comments: [],
  count: 0,
  pageNumber: 1,
  pageCount: 1,
  commenting: 'off',
  writers: 'anybody',
  hasLikes: false,
};

/** The comments that visitors read below an item; none while they are loading (COMT-06). */
export function useComments(documentId: DocumentId): CommentThread {
  const { data } = useQuery({
    queryKey: [...CONTENT_KEY, 'comments', documentId],
    queryFn: () => callEndpoint(listComments, { params: { documentId } }),
  });
  return data ?? NONE;
}
