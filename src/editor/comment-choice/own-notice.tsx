import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readOwnCommentNotice, writeOwnCommentNotice } from '#contract/comments.ts';
import type { CommentNotice } from '#domain/comments/comment-notices.ts';
import { commentModeration as words } from '#messages/en/interface/comment-moderation.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

const KEY = ['own-comment-notice'];

/** How often an author is mailed about comments on their items; for oneself alone, at once (COMT-27). */
export function OwnNotice() {
  const queries = useQueryClient();
  const notice = useQuery({ queryKey: KEY, queryFn: () => callEndpoint(readOwnCommentNotice, {}) });
  const save = useMutation({
    mutationFn: (choice: CommentNotice) => callEndpoint(writeOwnCommentNotice, { body: { choice } }),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  // Who hears of all comments of the site hears of these.
  if (notice.data === undefined || notice.data.hearsAll) return null;
  return (
    <Select
      label={translate(words.ownNotice)}
      description={translate(words.ownNoticeText)}
      options={[
        { value: 'none', label: translate(words.noticeNone) },
        { value: 'each', label: translate(words.noticeEach) },
        { value: 'hourly', label: translate(words.noticeHourly) },
        { value: 'daily', label: translate(words.noticeDaily) },
      ]}
      value={notice.data.choice}
      isDisabled={save.isPending}
      onChange={(choice) => save.mutate(choice)}
    />
  );
}
