import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decideComments, listCommentsToModerate, replyToComment } from '#contract/comments.ts';
import { COMMENT_STATES, type CommentState } from '#domain/comments/comment-states.ts';
import type { Id } from '#lib/id.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

const KEY = 'comment-moderation';
export const COMMENTS_PER_SCREEN = 50;
/** For how long a decision can be undone (COMT-18). */
const UNDO_MS = 10_000;

export interface ModerationFilter {
  readonly state: CommentState;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** One page of the comments in a state; the page before is shown while the next one loads. */
export function useCommentsToModerate({ state, search, page }: ModerationFilter) {
  return useQuery({
    queryKey: [KEY, state, search, page],
    queryFn: ({ signal }) =>
      callEndpoint(
        listCommentsToModerate,
        {
          query: {
            state,
            page,
            pageSize: COMMENTS_PER_SCREEN,
            ...(search === '' ? {} : { search }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

const failed = (error: Error): void => void showToast(error.message, { tone: 'danger' });

const DONE = {
  approved: commentModeration.nowApproved,
  pending: commentModeration.nowPending,
  spam: commentModeration.nowSpam,
  deleted: commentModeration.nowTrash,
} as const;

interface Decision {
  readonly ids: readonly Id<'comment'>[];
  readonly state: CommentState;
}

/** Moves comments into a state; for ten seconds a toast offers to bring back the states before (COMT-16, COMT-18). */
export function useDecide() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [KEY] });
  const undo = useMutation({
    mutationFn: async (before: readonly { readonly id: Id<'comment'>; readonly state: CommentState }[]) => {
      for (const state of COMMENT_STATES) {
        const ids = before.filter((each) => each.state === state).map(({ id }) => id);
        if (ids.length > 0) await callEndpoint(decideComments, { body: { ids, state } });
      }
    },
    onSettled: refresh,
    onError: failed,
  });
  return useMutation({
    mutationFn: ({ ids, state }: Decision) =>
      callEndpoint(decideComments, { body: { ids: [...ids], state } }),
    onSuccess: ({ before }, { state }) => {
      if (before.length > 0) {
        showToast(translate(DONE[state], { count: before.length }), {
          action: { label: translate(commentModeration.undo), onPress: () => undo.mutate(before) },
          timeoutMs: UNDO_MS,
        });
      }
      return refresh();
    },
    onError: (error) => {
      failed(error);
      return refresh();
    },
  });
}

/** Answers a comment in the own name (COMT-18). */
export function useReply() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ commentId, text }: { readonly commentId: Id<'comment'>; readonly text: string }) =>
      callEndpoint(replyToComment, { params: { commentId }, body: { text } }),
    onSuccess: () => {
      showToast(translate(commentModeration.replied));
      return queries.invalidateQueries({ queryKey: [KEY] });
    },
  });
}
