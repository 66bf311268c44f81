import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readCommentNotice, writeCommentNotice } from '#contract/comments.ts';
import type { CommentNotice } from '#domain/comments/comment-notices.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

const KEY = ['comment-notice'];

/** How often one is mailed about new comments; for oneself alone, at once (COMT-27). */
export function NoticeSelect() {
  const queries = useQueryClient();
  const notice = useQuery({ queryKey: KEY, queryFn: () => callEndpoint(readCommentNotice, {}) });
  const save = useMutation({
    scope: { id: 'comment-notice' },
    mutationFn: (choice: CommentNotice) => callEndpoint(writeCommentNotice, { body: { choice } }),
    onSuccess: (saved) => queries.setQueryData(KEY, saved),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  if (notice.data === undefined) return null;
  return (
    <Select
      label={translate(commentModeration.notice)}
      options={[
        { value: 'none', label: translate(commentModeration.noticeNone) },
        { value: 'each', label: translate(commentModeration.noticeEach) },
        { value: 'hourly', label: translate(commentModeration.noticeHourly) },
        { value: 'daily', label: translate(commentModeration.noticeDaily) },
      ]}
      value={save.isPending ? save.variables : notice.data.choice}
      onChange={(choice) => save.mutate(choice)}
    />
  );
}
