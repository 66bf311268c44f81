import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { listActivePeople, listSiteActivity, type SiteActivity } from '#contract/activity.ts';
import { activityWords } from '#domain/activity/activity-words.ts';
import { activity } from '#messages/en/interface/activity.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { ActivityFilters, NO_FILTER, type ActivityFilter } from './activity-filters.tsx';
import styles from './activity.module.css';

const columns = (): readonly TableColumn<SiteActivity>[] => [
  {
    id: 'what',
    title: translate(activity.what),
    isRowHeader: true,
    render: (entry) => (
      <span className={styles['what']}>
        <span>{translate(activityWords(entry))}</span>
        <span className={styles['aside']}>
          {entry.who?.name ?? translate(activity.formerPerson)}
          {entry.times > 1 ? ` · ${translate(activity.timesCount, { count: entry.times })}` : ''}
        </span>
      </span>
    ),
  },
  {
    id: 'when',
    title: translate(activity.when),
    render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  { id: 'device', title: translate(activity.device), isSecondary: true, render: ({ device }) => device },
];

/** Who did what on the site, when, and from which device (PLAT-59). */
export function ActivityScreen({ canExport }: { readonly canExport: boolean }) {
  const [filter, setFilter] = useState<ActivityFilter>(NO_FILTER);
  const query = queryOf({ ...filter, search: useSettled(filter.search.trim()) });
  const people = useQuery({
    queryKey: ['activity-people'],
    queryFn: () => callEndpoint(listActivePeople, {}),
  });
  const log = useInfiniteQuery({
    queryKey: ['activity', query],
    queryFn: ({ pageParam }) =>
      callEndpoint(listSiteActivity, {
        query: { ...query, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
    initialPageParam: null as SiteActivity['id'] | null,
    getNextPageParam: ({ before }) => before,
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.keys(query).length > 0;
  return (
    <Panel
      isWide
      title={translate(activity.title)}
      back={{ to: '/settings', label: translate(activity.settings) }}
      actions={
        canExport ? (
          <LinkButton
            href={`/api/activity.csv?${new URLSearchParams(query).toString()}`}
            download
            icon={<Download aria-hidden="true" size={16} />}
          >
            {translate(activity.download)}
          </LinkButton>
        ) : undefined
      }
    >
      <ActivityFilters filter={filter} people={people.data?.people ?? []} onChange={setFilter} />
      {log.isError ? (
        <LoadFailure retry={() => void log.refetch()} />
      ) : (
        <Table
          label={translate(activity.title)}
          columns={columns()}
          items={log.data?.pages.flatMap(({ entries }) => entries) ?? []}
          isLoading={log.isPending}
          empty={
            isFiltered ? (
              <EmptyState
                title={translate(activity.noMatch)}
                actions={<Button onPress={() => setFilter(NO_FILTER)}>{translate(activity.clear)}</Button>}
              />
            ) : (
              <EmptyState title={translate(activity.empty)}>
                {translate(activity.emptyText, { days: log.data?.pages[0]?.keptDays ?? 0 })}
              </EmptyState>
            )
          }
        />
      )}
      {log.hasNextPage ? (
        <Button isPending={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
          {translate(activity.showMore)}
        </Button>
      ) : null}
    </Panel>
  );
}

/** What is asked for: nothing of a filter that is not set. */
function queryOf({ search, area, whoId, from, to }: ActivityFilter) {
  return {
    ...(search === '' ? {} : { search }),
    ...(area === 'all' ? {} : { area }),
    ...(whoId === 'all' ? {} : { whoId }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  };
}
