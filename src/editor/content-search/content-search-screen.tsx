import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { searchContent, type FoundRecord } from '#contract/content-search.ts';
import { withFrameUrl } from '#domain/navigation/frame-url.ts';
import { contentSearch } from '#messages/en/interface/content-search.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { Panel } from '../panel/panel.tsx';
import { told } from '../saved-parts/use-saved-parts.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { loadSynced } from '../synced-sources/load-synced.ts';
import { useEditingFlag } from '../site-context/editing-flag.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { useRevealTarget } from '../site-context/reveal-target.ts';
import { ReplaceBar } from './replace-bar.tsx';
import { FoundList, foundName } from './found-list.tsx';
import { sitePath } from './record-trail.ts';
import styles from './content-search.module.css';

const QUERY_PARAMETER = 'find';

/** Searches all pages, posts, blocks and settings of the site for a text, and opens the matches (EDIT-212). */
export function ContentSearchScreen({ canWrite }: { readonly canWrite: boolean }) {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get(QUERY_PARAMETER) ?? '');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const [isWholeWord, setWholeWord] = useState(false);
  const [withAddresses, setWithAddresses] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const [replacement, setReplacement] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const query = useSettled(typed.trim());
  const open = useOpenRecord();
  const found = useInfiniteQuery({
    queryKey: ['content-search', query, isCaseSensitive, isWholeWord, withAddresses],
    queryFn: ({ pageParam }) =>
      callEndpoint(searchContent, {
        query: {
          query,
          isCaseSensitive: `${isCaseSensitive}`,
          isWholeWord: `${isWholeWord}`,
          withAddresses: `${withAddresses}`,
          ...(pageParam === null ? {} : { after: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    enabled: query !== '',
    // The matches may have been changed since.
    gcTime: 0,
  });
  const records = found.data?.pages.flatMap((page) => page.records) ?? [];
  const matches = records.reduce((sum, record) => sum + record.texts.length, 0);
  return (
    <Panel
      isWide
      title={translate(contentSearch.title)}
      back={{ to: '/settings', label: translate(contentSearch.settings) }}
    >
      <div className={styles['stack']}>
        <SearchField
          label={translate(contentSearch.find)}
          value={typed}
          maxLength={200}
          autoFocus
          onChange={(text) => {
            setTyped(text);
            // Going back from an opened match restores the search.
            setParameters(
              (before) => {
                if (text.trim() === '') before.delete(QUERY_PARAMETER);
                else before.set(QUERY_PARAMETER, text);
                return before;
              },
              { replace: true },
            );
          }}
        />
        <div className={styles['options']}>
          <Checkbox isSelected={isCaseSensitive} onChange={setCaseSensitive}>
            {translate(contentSearch.matchCase)}
          </Checkbox>
          <Checkbox isSelected={isWholeWord} onChange={setWholeWord}>
            {translate(contentSearch.wholeWords)}
          </Checkbox>
          <Checkbox isSelected={withAddresses} onChange={setWithAddresses}>
            {translate(contentSearch.withAddresses)}
          </Checkbox>
          {canWrite ? (
            <Checkbox isSelected={isReplacing} onChange={setReplacing}>
              {translate(contentSearch.replace)}
            </Checkbox>
          ) : null}
        </div>
        {query === '' ? (
          <EmptyState icon={<Search />} title={translate(contentSearch.findAText)}>
            {translate(contentSearch.findATextIn)}
          </EmptyState>
        ) : found.isError ? (
          <LoadFailure retry={() => void found.refetch()} />
        ) : found.isPending ? (
          <Spinner label={translate(contentSearch.searching)} />
        ) : records.length === 0 && !found.hasNextPage ? (
          <EmptyState title={translate(contentSearch.nothingHas, { query })} />
        ) : (
          <>
            <output className={styles['muted']}>
              {translate(found.hasNextPage ? contentSearch.placesAndMore : contentSearch.places, {
                count: matches,
              })}
            </output>
            {isReplacing ? (
              <ReplaceBar
                options={{ query, isCaseSensitive, isWholeWord, withAddresses }}
                replacement={replacement}
                onReplacementChange={setReplacement}
                records={without(records, leftOut)}
                onReplaced={() => found.refetch()}
              />
            ) : null}
            <FoundList
              records={records}
              onOpen={open}
              replacing={
                isReplacing
                  ? {
                      replacement,
                      leftOut,
                      onToggle: (name) => setLeftOut((before) => toggled(before, name)),
                    }
                  : null
              }
            />
            {found.hasNextPage ? (
              <div>
                <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
                  {translate(contentSearch.showMore)}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </div>
    </Panel>
  );
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}

function without(records: readonly FoundRecord[], leftOut: ReadonlySet<string>): readonly FoundRecord[] {
  return records
    .map((record) => ({
      ...record,
      texts: record.texts.filter((text) => !leftOut.has(foundName(record, text))),
    }))
    .filter(({ texts }) => texts.length > 0);
}

/** Opens the page with the block on the canvas, or the screen of a setting. */
function useOpenRecord(): (record: FoundRecord) => void {
  const { showPath } = useShownPage();
  const navigate = useNavigate();
  const setEditing = useEditingFlag((state) => state.setEditing);

  /** On the first page that shows it. */
  async function openSynced({ documentId: syncedId, title }: FoundRecord): Promise<void> {
    const [use] = (await told(() => loadSynced(syncedId)))?.uses ?? [];
    if (use === undefined) {
      showToast(translate(contentSearch.noPageShows, { title }));
      return;
    }
    const target = { documentId: use.documentId, recordId: syncedId, isInFooter: false, syncedId };
    useRevealTarget.setState({ target });
    setEditing(true);
    showPath(use.path);
    void navigate({ pathname: '/pages', search: withFrameUrl('', use.path) });
  }

  return (record) => {
    const screen = sitePath(record);
    if (screen !== null) {
      void navigate(screen);
      return;
    }
    if (record.documentKind === 'synced') {
      void openSynced(record);
      return;
    }
    const { documentId, recordId, recordType, documentKind } = record;
    const path = record.path ?? '/';
    const isOnPage = recordType === 'block' || recordType === 'section';
    if (isOnPage) {
      useRevealTarget.setState({ target: { documentId, recordId, isInFooter: documentKind === 'site' } });
      setEditing(true);
    }
    showPath(path);
    void navigate({ pathname: '/pages', search: withFrameUrl('', path) });
  };
}
