import type { ReactNode } from 'react';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import styles from '../saved-parts/saved-parts.module.css';
import type { PickerSearch } from './use-picker-search.ts';

interface PickerControlsProps {
  readonly messages: {
    readonly search: Message;
    readonly noResults: Message;
    readonly tryAgain: Message;
    readonly loading: Message;
    readonly none: Message;
    readonly noneText: Message;
    readonly noMatch: Message<{ readonly words: string }>;
  };
  readonly search: PickerSearch;
  /** The number of matches; undefined while they are loading. */
  readonly total: number | undefined;
  readonly perPage: number;
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

/** Search, pages, and the loading, failed and empty states of a list of cards in the section picker. */
export function PickerControls(props: PickerControlsProps) {
  const { messages, search, total, perPage, isError, onRetry, children } = props;
  const { text, words, page, setPage } = search;
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / perPage));
  return (
    <div className={styles['controls']}>
      {total === 0 && words === '' && text === '' ? null : (
        <SearchField label={translate(messages.search)} value={text} onChange={search.search} />
      )}
      {isError ? (
        <EmptyState
          title={translate(messages.noResults)}
          actions={<Button onPress={onRetry}>{translate(messages.tryAgain)}</Button>}
        />
      ) : total === undefined ? (
        <Spinner label={translate(messages.loading)} />
      ) : total > 0 ? null : words === '' ? (
        <EmptyState title={translate(messages.none)}>{translate(messages.noneText)}</EmptyState>
      ) : (
        <EmptyState title={translate(messages.noMatch, { words })} />
      )}
      {pageCount > 1 ? <Pagination page={page} pageCount={pageCount} onPageChange={setPage} /> : null}
      {children}
    </div>
  );
}
