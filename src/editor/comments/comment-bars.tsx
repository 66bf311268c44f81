import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCommentBars, removeCommentBar } from '#contract/comments.ts';
import type { Id } from '#lib/id.ts';
import { commentModeration as words } from '#messages/en/interface/comment-moderation.ts';
import { Button } from '#ui/button.tsx';
import { formatDate } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { BAR_KINDS } from './bar-dialog.tsx';
import { BARS_KEY } from './bars-key.ts';
import styles from './comments.module.css';

/** Who is barred from commenting, and the way to let them comment again (COMT-25). */
export function CommentBars() {
  const queries = useQueryClient();
  const loaded = useQuery({ queryKey: BARS_KEY, queryFn: () => callEndpoint(listCommentBars, {}) });
  const removing = useMutation({
    mutationFn: ({ id }: { readonly id: Id<'comment-bar'>; readonly label: string }) =>
      callEndpoint(removeCommentBar, { params: { barId: id } }),
    onSuccess: (_answer, { label }) => {
      showToast(translate(words.unbarred, { name: label }));
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: BARS_KEY }),
  });
  if (loaded.isError) return <LoadFailure retry={() => void loaded.refetch()} />;
  const bars = loaded.data?.bars ?? [];
  return (
    <section className={styles['form']} aria-labelledby="comment-bars">
      <h2 className={styles['heading']} id="comment-bars">
        {translate(words.bars)}
      </h2>
      {loaded.data !== undefined && bars.length === 0 ? (
        <p className={styles['aside']}>{translate(words.noBars)}</p>
      ) : null}
      <ul className={styles['list']}>
        {bars.map(({ id, kind, label, endsAt }) => (
          <li key={id} className={styles['comment']}>
            <div className={styles['who']}>
              <bdi className={styles['name']}>{label}</bdi>
              <span className={styles['aside']}>{translate(BAR_KINDS[kind])}</span>
              <span className={styles['aside']}>
                {translate(words.barUntil, { date: formatDate(endsAt) })}
              </span>
            </div>
            <div>
              <Button
                size="small"
                aria-label={translate(words.unbarOf, { name: label })}
                isDisabled={removing.isPending}
                onPress={() => removing.mutate({ id, label })}
              >
                {translate(words.unbar)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
