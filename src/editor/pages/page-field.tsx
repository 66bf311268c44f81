import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { pageField } from '#messages/en/interface/page-field.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import styles from './page-field.module.css';
import { entryQuery } from './use-entry.ts';
import { moreThan, useFoundPages } from './use-found-pages.ts';

const NONE = 'none';

type Among = 'page' | 'collection' | 'product';

const WORDS = {
  page: {
    title: pageField.pages,
    search: pageField.searchPages,
    loading: pageField.loadingPages,
    failed: pageField.pagesNotLoaded,
    deleted: pageField.deletedPage,
    empty: pageField.noPage,
  },
  collection: {
    title: pageField.collections,
    search: pageField.searchCollections,
    loading: pageField.loadingCollections,
    failed: pageField.collectionsNotLoaded,
    deleted: pageField.deletedCollection,
    empty: pageField.noCollection,
  },
  product: {
    title: pageField.products,
    search: pageField.searchProducts,
    loading: pageField.loadingProducts,
    failed: pageField.productsNotLoaded,
    deleted: pageField.deletedProduct,
    empty: pageField.noProduct,
  },
} as const;

interface PageFieldProps {
  readonly label: string;
  readonly description?: string;
  /** Its document; null for none. */
  readonly value: string | null;
  /** The label for no page; without it, a page has to be chosen. */
  readonly none?: string;
  readonly isDisabled?: boolean;
  /** What is chosen; a page, unless it says otherwise. */
  readonly among?: Among;
  readonly errorMessage?: string | null;
  readonly onChange: (documentId: DocumentId | null) => void;
}

/** One page or collection of the site, searched by its title and address: a site may have thousands. */
export function PageField(props: PageFieldProps) {
  const { label, description, value, none, isDisabled = false, onChange } = props;
  const { among = 'page' } = props;
  const errorMessage = props.errorMessage ?? '';
  const labelId = useId();
  const valueId = useId();
  const descriptionId = useId();
  const errorId = useId();
  const describedBy = [
    ...(errorMessage === '' ? [] : [errorId]),
    ...(description === undefined ? [] : [descriptionId]),
  ].join(' ');
  const chosen = useQuery({ ...entryQuery(value ?? ''), enabled: value !== null });
  const shown =
    value === null
      ? (none ?? translate(pageField.choose))
      : chosen.isPending
        ? translate(pageField.loading)
        : chosen.isError
          ? translate(pageField.notLoaded)
          : chosen.data === null
            ? translate(WORDS[among].deleted)
            : titleOf(chosen.data.title);
  return (
    <div className={styles['field']}>
      <span id={labelId} className={styles['label']}>
        {label}
      </span>
      <Popover
        label={label}
        trigger={
          <Button
            aria-labelledby={`${labelId} ${valueId}`}
            {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
            isDisabled={isDisabled}
            className={styles['button']}
          >
            <span id={valueId} className={styles['value']}>
              {shown}
            </span>
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {({ close }) => (
          <PageChoices
            among={among}
            value={value}
            {...(none === undefined ? {} : { none })}
            onPick={(documentId) => {
              close();
              if (documentId !== value) onChange(documentId);
            }}
          />
        )}
      </Popover>
      {errorMessage === '' ? null : (
        <span id={errorId} className={styles['error']}>
          {errorMessage}
        </span>
      )}
      {description === undefined ? null : (
        <span id={descriptionId} className={styles['description']}>
          {description}
        </span>
      )}
    </div>
  );
}

interface PageChoicesProps {
  readonly among: Among;
  readonly value: string | null;
  readonly none?: string;
  readonly onPick: (documentId: DocumentId | null) => void;
}

function PageChoices({ among, value, none, onPick }: PageChoicesProps) {
  const [search, setSearch] = useState('');
  const words = WORDS[among];
  const { data, isError, isFetching, refetch } = useFoundPages(among, search);
  const pages = (data?.entries ?? []).map((entry) => ({
    id: entry.documentId,
    title: titleOf(entry.title),
    path: entry.isHome ? '/' : entry.path,
  }));
  const isNoneShown = none !== undefined && search.trim() === '';
  const items = isNoneShown ? [{ id: NONE, title: none, path: '' } as const, ...pages] : pages;
  const only = pages.length === 1 && !isFetching ? pages[0] : undefined;
  const choices = useRef<HTMLDivElement>(null);
  const more = data === undefined ? null : moreThan(pages.length, data);
  return (
    <div ref={choices} className={styles['choices']}>
      <SearchField
        label={translate(words.search)}
        autoFocus
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            choices.current
              ?.querySelector<HTMLElement>('[role="option"][tabindex="0"], [role="option"]')
              ?.focus();
          } else if (event.key === 'Enter' && search.trim() !== '' && only !== undefined) {
            onPick(only.id);
          }
        }}
      />
      {isError ? (
        <Banner
          tone="danger"
          actions={<Button onPress={() => void refetch()}>{translate(pageField.tryAgain)}</Button>}
        >
          {translate(words.failed)}
        </Banner>
      ) : data === undefined ? (
        <Spinner label={translate(words.loading)} />
      ) : (
        <ListBox
          aria-label={translate(words.title)}
          aria-busy={isFetching}
          className={styles['list'] ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value ?? NONE]}
          onSelectionChange={(keys) => {
            const first = keys === 'all' ? undefined : [...keys][0];
            const picked = items.find(({ id }) => id === first);
            if (picked !== undefined) onPick(picked.id === NONE ? null : picked.id);
          }}
          items={items}
          renderEmptyState={() => <p className={styles['note']}>{translate(words.empty)}</p>}
        >
          {({ id, title: name, path }) => (
            <ListBoxItem id={id} textValue={name} className={styles['entry'] ?? ''}>
              <span className={styles['title']}>{name}</span>
              <span className={styles['path']}>{path}</span>
            </ListBoxItem>
          )}
        </ListBox>
      )}
      {more === null ? null : <p className={styles['note']}>{more}</p>}
    </div>
  );
}

function titleOf(title: string): string {
  return title === '' ? translate(pageField.untitled) : title;
}
