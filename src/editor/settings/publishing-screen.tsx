import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { kit } from '#messages/en/interface/kit.ts';
import { publishDialog } from '#messages/en/interface/publish-dialog.ts';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatList } from '#ui/format-list.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  cancelSchedule,
  listReleases,
  listSchedule,
  restoreSiteAt,
  rollbackRelease,
  type Release,
  type Scheduled,
} from '#contract/publishing.ts';
import { translate, translateStored } from '#ui/translate.ts';
import type { Id } from '#lib/id.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { fromLocalDateTime } from '#lib/timing/local-date-time.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
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
    mutationFn: (at: string) => callEndpoint(restoreSiteAt, { body: { at } }),
    onSuccess: async (done) => {
      setUndoAt(done.undoAt);
      await refresh();
      showToast(
        translate(siteSettings.restoredCounts, {
          restored: done.restored,
          recovered: done.recovered,
          removed: done.removed,
        }),
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
    mutationFn: (id: Id<'schedule'>) => callEndpoint(cancelSchedule, { params: { id } }),
    onSuccess: refresh,
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  const all = releases.data?.pages.flatMap((page) => page.releases) ?? [];
  const at = fromLocalDateTime(restoreAt);

  return (
    <Panel
      title={translate(siteSettings.publishing)}
      back={{ to: '/settings', label: translate(siteSettings.settings) }}
    >
      <VisibilitySetting canPublish={canPublish} />
      {schedule.data === undefined || schedule.data.entries.length === 0 ? null : (
        <PanelGroup title={translate(siteSettings.scheduled)}>
          <ul className={styles['list']}>
            {schedule.data.entries.map((entry) => (
              <li key={`${entry.kind} ${entry.id ?? entry.documentIds?.[0]}`} className={styles['row']}>
                <span className={styles['texts']}>
                  <span>{whatIsScheduled(entry)}</span>
                  <span className={styles['muted']}>
                    {formatDateTime(entry.runAt)} · {entry.authorName}
                  </span>
                  {entry.error === null ? null : (
                    <Banner tone="danger">{translateStored(entry.errorWords, entry.error)}</Banner>
                  )}
                </span>
                {entry.id === null || !canPublish ? null : (
                  <Button size="small" onPress={() => entry.id !== null && cancel.mutate(entry.id)}>
                    {translate(kit.cancel)}{' '}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </PanelGroup>
      )}
      <PanelGroup title={translate(siteSettings.history)}>
        {releases.isPending ? (
          <Spinner label={translate(siteSettings.loadingReleases)} />
        ) : releases.isError ? (
          <LoadFailure retry={() => void releases.refetch()} />
        ) : all.length === 0 ? (
          <EmptyState icon={<History />} title={translate(siteSettings.nothingPublished)} />
        ) : (
          <ol className={styles['list']}>
            {all.map((release, index) => (
              <li key={release.number} className={styles['row']}>
                <span className={styles['texts']}>
                  <span>
                    {nameOf(release)}
                    {index === 0 ? (
                      <span className={styles['live']}>{translate(siteSettings.live)}</span>
                    ) : null}
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
                    aria-label={translate(siteSettings.rollBackTo, { name: nameOf(release) })}
                  >
                    {translate(siteSettings.rollBack)}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
        {releases.hasNextPage ? (
          <Button onPress={() => void releases.fetchNextPage()} isPending={releases.isFetchingNextPage}>
            {translate(siteSettings.showOlder)}
          </Button>
        ) : null}
      </PanelGroup>
      {canPublish ? (
        <PanelGroup
          title={translate(siteSettings.restoreTitle)}
          description={translate(siteSettings.restoreText)}
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
                  {translate(siteSettings.undo)}
                </Button>
              }
            >
              {translate(siteSettings.wasRestored)}
            </Banner>
          )}
          <div className={styles['row']}>
            <TextField
              label={translate(siteSettings.time)}
              type="datetime-local"
              value={restoreAt}
              onChange={setRestoreAt}
            />
            <Button isDisabled={at === null} onPress={() => setRestoring(true)}>
              {translate(siteSettings.restoreMore)}
            </Button>
          </div>
        </PanelGroup>
      ) : null}

      {target === null ? null : (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setTarget(null)}
          title={translate(siteSettings.rollBackQuestion, { name: nameOf(target) })}
          confirmLabel={translate(siteSettings.rollBack)}
          onConfirm={async () => {
            await callEndpoint(rollbackRelease, { params: { number: target.number } });
            await refresh();
            showToast(translate(siteSettings.rolledBack), { tone: 'success' });
          }}
        >
          {translate(siteSettings.rollBackText, { time: formatDateTime(target.at) })}
        </ConfirmDialog>
      )}
      {isRestoring && at !== null ? (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setRestoring(false)}
          title={translate(siteSettings.restoreQuestion)}
          confirmLabel={translate(siteSettings.restore)}
          onConfirm={async () => {
            await restore.mutateAsync(at);
          }}
        >
          {translate(siteSettings.restoreQuestionText, { time: formatDateTime(at) })}
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}

function nameOf({ name, nameWords }: Release): string {
  return translateStored(nameWords, name);
}

const NAMED_DOCUMENTS = 4;

function describeDocuments(release: Release): string {
  return listTitles(
    release.documents.slice(0, NAMED_DOCUMENTS).map((document) => document.title),
    release.documentCount,
  );
}

/** The name that somebody gave it, or what it publishes. */
function whatIsScheduled({ name, nameWords, kind, documentIds, titles }: Scheduled): string {
  if (kind === 'item' || nameWords?.key !== releaseNames.published.key)
    return translateStored(nameWords, name);
  return documentIds === null
    ? translate(siteSettings.everythingThen)
    : listTitles(titles, documentIds.length);
}

function listTitles(titles: readonly string[], count: number): string {
  const names = titles.map((title) => (title === '' ? translate(publishDialog.untitled) : title));
  const more = count - names.length;
  return more > 0
    ? translate(siteSettings.documentsAndMore, { names: formatList(names), more })
    : formatList(names);
}
