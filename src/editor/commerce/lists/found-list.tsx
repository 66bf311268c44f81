import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { translate } from '#ui/translate.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { ListChoices, type ListChoice } from './list-choices.tsx';
import type { ListAddress } from './use-list-address.ts';
import styles from './found-list.module.css';

interface FoundListProps {
  readonly address: ListAddress;
  readonly found: Pick<
    UseQueryResult<{ readonly total: number; readonly hasMore?: boolean }>,
    'data' | 'isError' | 'isPending' | 'isSuccess' | 'refetch'
  >;
  readonly perPage: number;
  /** The words of its search, by `search` in the address. */
  readonly search?: { readonly label: Message; readonly hint: Message } | undefined;
  readonly choices?: readonly ListChoice[];
  /** What stands beside them and narrows nothing, such as an order. */
  readonly beside?: ReactNode;
  /** What stands in its place where there is nothing at all. */
  readonly empty: ReactNode;
  /** What is said where nothing matches, and what shows all again. */
  readonly noMatch?: { readonly title: Message; readonly showAll: Message } | undefined;
  /** Draws what was found; given what stands in its place where that is nothing. */
  readonly children: (empty: ReactNode) => ReactNode;
}

/** A list of what there is of a kind, searched, narrowed and by pages; its address tells what is shown. */
export function FoundList({
  address,
  found,
  perPage,
  search,
  choices = [],
  beside,
  empty,
  noMatch,
  children,
}: FoundListProps) {
  const { text, page, show } = address;
  const names = [...(search === undefined ? [] : ['search']), ...choices.map(({ name }) => name)];
  const isNarrowed = names.some((name) => text(name) !== '');
  const total = found.data?.total ?? 0;
  const list = useRef<HTMLDivElement>(null);
  // What turns pages stands below the list: a page is read from its beginning.
  const turnTo = (next: number) => {
    show({ page: next === 1 ? '' : String(next) });
    list.current?.scrollIntoView({ block: 'start' });
  };
  // Where there is nothing to find, nothing is offered to find it by; what somebody has used stays, though.
  const [wasNarrowed, setWasNarrowed] = useState(isNarrowed);
  if (isNarrowed && !wasNarrowed) setWasNarrowed(true);
  const hasFilters =
    (names.length > 0 || beside !== undefined) && (wasNarrowed || total > 0 || !found.isSuccess);
  const nothing =
    noMatch !== undefined && isNarrowed ? (
      <EmptyState
        title={translate(noMatch.title)}
        actions={
          <Button onPress={() => show(Object.fromEntries(names.map((name) => [name, ''])))}>
            {translate(noMatch.showAll)}
          </Button>
        }
      />
    ) : (
      empty
    );
  return (
    <>
      {hasFilters ? (
        <div className={styles['filters']}>
          {search === undefined ? null : (
            <SearchField
              label={translate(search.label)}
              placeholder={translate(search.hint)}
              value={text('search')}
              maxLength={200}
              onChange={(typed) => show({ search: typed })}
            />
          )}
          <ListChoices address={address} choices={choices} beside={beside} />
        </div>
      ) : null}
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : (
        <div ref={list} className={styles['found']}>
          {children(found.isPending ? null : nothing)}
          {total > perPage ? (
            <Pagination
              page={page}
              pageCount={Math.ceil(total / perPage)}
              hasMore={found.data?.hasMore ?? false}
              onPageChange={turnTo}
            />
          ) : null}
        </div>
      )}
    </>
  );
}
