import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { SyncedSection } from '#contract/synced-sections.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { translate } from '#ui/translate.ts';
import type { NewSection } from '../commands/add-section.ts';
import { SectionPreview } from './section-preview.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from '../saved-parts/saved-parts.module.css';
import { DeleteSyncedDialog } from './delete-synced-dialog.tsx';
import { newSectionOf, SYNCED_PER_PAGE, useSyncedList } from '../synced-sources/use-synced-list.ts';

interface SyncedSectionsProps {
  /** The document that previews are drawn in. */
  readonly frame: Document;
  /** Beside the frame: search, pages and what there is to say. */
  readonly controls: HTMLElement;
  readonly onChoose: (section: SyncedSection) => void;
}

/** The synced sections, as cards in the frame of the section picker (EDIT-206). */
export function SyncedSections({ frame, controls, onChoose }: SyncedSectionsProps) {
  const { siteId } = useWorkspace();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [deleted, setDeleted] = useState<SyncedSection | null>(null);
  const words = useSettled(search.trim());
  const { data, isError, refetch } = useSyncedList(words, page);
  const sections = data?.sections ?? [];
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / SYNCED_PER_PAGE));
  return (
    <>
      {createPortal(
        <div className={styles['controls']}>
          {data?.total === 0 && words === '' && search === '' ? null : (
            <SearchField
              label={translate(syncedSections.search)}
              value={search}
              onChange={(next) => {
                setSearch(next);
                setPage(1);
              }}
            />
          )}
          {isError ? (
            <EmptyState
              title={translate(syncedSections.noResults)}
              actions={<Button onPress={() => void refetch()}>{translate(syncedSections.tryAgain)}</Button>}
            />
          ) : data === undefined ? (
            <Spinner label={translate(syncedSections.loadingAll)} />
          ) : data.total > 0 ? null : words === '' ? (
            <EmptyState title={translate(syncedSections.none)}>
              {translate(syncedSections.noneText)}
            </EmptyState>
          ) : (
            <EmptyState title={translate(syncedSections.noMatch, { words })} />
          )}
          {pageCount > 1 ? <Pagination page={page} pageCount={pageCount} onPageChange={setPage} /> : null}
          {deleted === null ? null : (
            <DeleteSyncedDialog section={deleted} onClose={() => setDeleted(null)} />
          )}
        </div>,
        controls,
      )}
      <div className="portico-picker">
        {sections.map((section) => {
          const isHere = section.siteId === siteId;
          return (
            <div key={`${section.siteId} ${section.id}`} className="portico-picker-card">
              <SectionPreview section={shownOf(section)} frame={frame} />
              <div className="portico-picker-line">
                <button type="button" className="portico-picker-title" onClick={() => onChoose(section)}>
                  {isHere
                    ? section.name
                    : translate(syncedSections.copyFrom, { name: section.name, site: section.siteTitle })}
                  {isHere ? (
                    <span className="portico-picker-fact">
                      {translate(syncedSections.syncedOn, { count: section.useCount })}
                    </span>
                  ) : null}
                </button>
                {isHere ? (
                  <button
                    type="button"
                    className="portico-picker-action"
                    aria-label={translate(syncedSections.deleteNamed, { name: section.name })}
                    onClick={() => setDeleted(section)}
                  >
                    Delete
                  </button>
                ) : null}
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}

const built = new WeakMap<SyncedSection, NewSection>();

/** The same for the same section, so that its preview is drawn once. */
function shownOf(section: SyncedSection): NewSection {
  const known = built.get(section) ?? newSectionOf(section.name, section.records);
  built.set(section, known);
  return known;
}
