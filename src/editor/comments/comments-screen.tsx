import { useState } from 'react';
import { MessagesSquare } from 'lucide-react';
import { COMMENT_STATES, type CommentState } from '#domain/comments/comment-states.ts';
import type { Id } from '#lib/id.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { FoundPages } from '../panel/found-pages.tsx';
import { Panel } from '../panel/panel.tsx';
import { StateChoice } from '../panel/state-choice.tsx';
import { ChosenComments } from './chosen-comments.tsx';
import { CommentsList } from './comments-list.tsx';
import { NoticeSelect } from './notice-select.tsx';
import { COMMENTS_PER_SCREEN, useCommentsToModerate } from './use-moderation.ts';
import styles from './comments.module.css';

const STATE_NAMES = {
  pending: commentModeration.pending,
  approved: commentModeration.approved,
  spam: commentModeration.spam,
  deleted: commentModeration.trash,
} as const;

/** What visitors wrote: found, decided about and answered (COMT-16, COMT-18). */
export function CommentsScreen() {
  const [state, setState] = useState<CommentState>('pending');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<Id<'comment'>>>(new Set());
  const search = useSettled(typed.trim());
  const found = useCommentsToModerate({ state, search, page });
  const comments = found.data?.comments ?? [];
  const counts = found.data?.counts;
  const shown = new Set(comments.filter(({ id }) => chosen.has(id)).map(({ id }) => id));
  const pageCount = Math.max(1, Math.ceil((found.data?.total ?? 0) / COMMENTS_PER_SCREEN));
  return (
    <Panel isWide title={translate(commentModeration.title)} actions={<NoticeSelect />}>
      <div className={styles['stack']}>
        <div className={styles['filters']}>
          <StateChoice
            label={translate(commentModeration.states)}
            states={COMMENT_STATES}
            names={STATE_NAMES}
            counts={counts}
            value={state}
            onChange={(next) => {
              setState(next);
              setPage(1);
            }}
          />
          <SearchField
            label={translate(commentModeration.search)}
            value={typed}
            maxLength={200}
            onChange={(text) => {
              setTyped(text);
              setPage(1);
            }}
          />
        </div>
        <FoundPages
          found={found}
          loading={translate(commentModeration.loading)}
          isEmpty={comments.length === 0}
          empty={
            <EmptyState icon={<MessagesSquare />} title={translate(commentModeration.none)}>
              {translate(search === '' ? commentModeration.noneText : commentModeration.noneFits)}
            </EmptyState>
          }
          page={page}
          pageCount={pageCount}
          onPageChange={setPage}
        >
          <ChosenComments comments={comments} chosen={shown} state={state} onChange={setChosen} />
          <CommentsList comments={comments} chosen={shown} onChange={setChosen} />
        </FoundPages>
        {comments.length === 0 ? null : (
          <>
            <p className={styles['aside']}>
              <a href="/api/comments.csv" download>
                {translate(commentModeration.download)}
              </a>
            </p>
            <p className={styles['aside']}>
              {translate(
                state === 'spam' || state === 'deleted' ? commentModeration.keptFor : commentModeration.keys,
              )}
            </p>
          </>
        )}
      </div>
    </Panel>
  );
}
