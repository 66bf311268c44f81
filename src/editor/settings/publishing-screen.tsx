import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  cancelSchedule,
  listReleases,
  listSchedule,
  restoreSite,
  rollbackRelease,
  type Release,
} from '#contract/publishing.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { fromLocalDateTime } from '../collections/local-date-time.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { LoadFailure } from './load-failure.tsx';
import styles from './settings.module.css';
import { VisibilitySetting } from './visibility-setting.tsx';

const RELEASES_AT_ONCE = 20;

/** What went live and when, what is scheduled, rolling back, and bringing the whole site back to a time. */
export function PublishingScreen({ canPublish }: { readonly canPublish: boolean }) {
  const [target, setTarget] = useState<Release | null>(null);
  const [restoreAt, setRestoreAt] = useState('');
  const [isRestoring, setRestoring] = useState(false);
  /** The moment before the last restore: restoring to it takes that back. */
  const [undoAt, setUndoAt] = useState<string | null>(null);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries();
  const restore = useMutation({
    mutationFn: (at: string) => callEndpoint(restoreSite, { body: { at } }),
    onSuccess: async (done) => {
      setUndoAt(done.undoAt);
      await refresh();
      showToast(
        `${done.restored} changed back, ${done.recovered} recovered, ${done.removed} moved to the trash.`,
        { tone: 'success' },
      );
    },
  });
  const releases = useInfiniteQuery({
    queryKey: ['releases'],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam }) =>
      callEndpoint(listReleases, {
        query: { limit: RELEASES_AT_ONCE, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
    getNextPageParam: (last) => last.next,
  });
  const schedule = useQuery({ queryKey: ['schedule'], queryFn: () => callEndpoint(listSchedule, {}) });
  const cancel = useMutation({
    mutationFn: (id: string) => callEndpoint(cancelSchedule, { params: { id } }),
    onSuccess: refresh,
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  const all = releases.data?.pages.flatMap((page) => page.releases) ?? [];
  const at = fromLocalDateTime(restoreAt);

  return (
    <Panel title="Publishing" back={{ to: '/settings', label: 'Settings' }}>
      <VisibilitySetting canPublish={canPublish} />
      {schedule.data === undefined || schedule.data.entries.length === 0 ? null : (
        <PanelGroup title="Scheduled">
          <ul className={styles['list']}>
            {schedule.data.entries.map((entry) => (
              <li key={`${entry.kind} ${entry.id ?? entry.documentIds?.[0]}`} className={styles['row']}>
                <span className={styles['texts']}>
                  <span>{entry.name}</span>
                  <span className={styles['muted']}>
                    {formatDateTime(entry.runAt)} · {entry.authorName}
                  </span>
                  {entry.error === null ? null : <Banner tone="danger">{entry.error}</Banner>}
                </span>
                {entry.id === null || !canPublish ? null : (
                  <Button size="small" onPress={() => cancel.mutate(entry.id ?? '')}>
                    Cancel
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </PanelGroup>
      )}
      <PanelGroup title="History">
        {releases.isPending ? (
          <Spinner label="Loading releases" />
        ) : releases.isError ? (
          <LoadFailure retry={() => void releases.refetch()} />
        ) : all.length === 0 ? (
          <EmptyState icon={<History />} title="Nothing was published yet" />
        ) : (
          <ol className={styles['list']}>
            {all.map((release, index) => (
              <li key={release.number} className={styles['row']}>
                <span className={styles['texts']}>
                  <span>
                    {release.name}
                    {index === 0 ? <span className={styles['live']}>Live</span> : null}
                  </span>
                  <span className={styles['muted']}>
                    {formatDateTime(release.at)} · {release.authorName}
                  </span>
                  <span className={styles['muted']}>{describeDocuments(release)}</span>
                </span>
                {index === 0 || !canPublish ? null : (
                  <Button
                    size="small"
                    onPress={() => setTarget(release)}
                    aria-label={`Roll back to ${release.name}`}
                  >
                    Roll back
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
        {releases.hasNextPage ? (
          <Button onPress={() => void releases.fetchNextPage()} isPending={releases.isFetchingNextPage}>
            Show older
          </Button>
        ) : null}
      </PanelGroup>
      {canPublish ? (
        <PanelGroup
          title="Restore the site"
          description="Brings every page and setting back to what it was at a time. Visitors see it after you publish, and it can be undone the same way."
        >
          {undoAt === null ? null : (
            <Banner
              tone="info"
              actions={
                <Button
                  size="small"
                  isPending={restore.isPending}
                  onPress={() =>
                    restore.mutate(undoAt, {
                      onError: (error) => void showToast(error.message, { tone: 'danger' }),
                    })
                  }
                >
                  Undo
                </Button>
              }
            >
              The site was restored.
            </Banner>
          )}
          <div className={styles['row']}>
            <TextField label="Time" type="datetime-local" value={restoreAt} onChange={setRestoreAt} />
            <Button isDisabled={at === null} onPress={() => setRestoring(true)}>
              Restore…
            </Button>
          </div>
        </PanelGroup>
      ) : null}

      {target === null ? null : (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setTarget(null)}
          title={`Roll back to “${target.name}”?`}
          confirmLabel="Roll back"
          onConfirm={async () => {
            await callEndpoint(rollbackRelease, { params: { number: target.number } });
            await refresh();
            showToast('Visitors see the former state now.', { tone: 'success' });
          }}
        >
          Visitors get what was live after {formatDateTime(target.at)}. Your drafts stay as they are, and
          rolling back can be taken back here.
        </ConfirmDialog>
      )}
      {isRestoring && at !== null ? (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setRestoring(false)}
          title="Restore the whole site?"
          confirmLabel="Restore"
          onConfirm={async () => {
            await restore.mutateAsync(at);
          }}
        >
          Every page, collection and setting becomes what it was at {formatDateTime(at)}.
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}

const NAMED_DOCUMENTS = 4;

function describeDocuments(release: Release): string {
  const names = release.documents.slice(0, NAMED_DOCUMENTS).map((document) => document.title);
  const more = release.documentCount - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
