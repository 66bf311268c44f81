import { createPortal } from 'react-dom';
import { useState } from 'react';
import type { SavedPart } from '#contract/saved-parts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { savedParts } from '#messages/en/interface/saved-parts.ts';
import { translate } from '#ui/translate.ts';
import type { NewSection } from '../commands/add-section.ts';
import { SectionPreview } from './section-preview.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { useSyncSavedPart } from '../saved-parts/use-sync-saved-part.ts';
import { SAVED_PARTS_PER_PAGE, useDeleteSavedPart, useSavedParts } from '../saved-parts/use-saved-parts.ts';
import styles from '../saved-parts/saved-parts.module.css';

interface SavedSectionsProps {
  /** The document that previews are drawn in, and where in it the cards go. */
  readonly frame: Document;
  /** Beside the frame: search, pages and what there is to say. */
  readonly controls: HTMLElement;
  readonly onChoose: (part: SavedPart) => void;
}

/** The sections that were saved, as cards in the frame of the section picker (EDIT-205). */
export function SavedSections({ frame, controls, onChoose }: SavedSectionsProps) {
  const { siteId } = useWorkspace();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const words = useSettled(search.trim());
  const { data, isError, refetch } = useSavedParts('section', words, page);
  const remove = useDeleteSavedPart();
  const sync = useSyncSavedPart();
  const parts = data?.parts ?? [];
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / SAVED_PARTS_PER_PAGE));
  return (
    <>
      {createPortal(
        <div className={styles['controls']}>
          {data?.total === 0 && words === '' && search === '' ? null : (
            <SearchField
              label={translate(savedParts.search)}
              value={search}
              onChange={(next) => {
                setSearch(next);
                setPage(1);
              }}
            />
          )}
          {isError ? (
            <EmptyState
              title={translate(savedParts.noResults)}
              actions={<Button onPress={() => void refetch()}>{translate(savedParts.tryAgain)}</Button>}
            />
          ) : data === undefined ? (
            <Spinner label={translate(savedParts.loading)} />
          ) : data.total === 0 ? (
            words === '' ? (
              <EmptyState title={translate(savedParts.none)}>{translate(savedParts.noneText)}</EmptyState>
            ) : (
              <EmptyState title={translate(savedParts.noMatch, { words })} />
            )
          ) : null}
          {pageCount > 1 ? <Pagination page={page} pageCount={pageCount} onPageChange={setPage} /> : null}
        </div>,
        controls,
      )}
      <div className="portico-picker">
        {parts.map((part) => (
          <div key={`${part.siteId} ${part.id}`} className="portico-picker-card">
            <SectionPreview section={sectionOf(part)} frame={frame} />
            <div className="portico-picker-line">
              <button type="button" className="portico-picker-title" onClick={() => onChoose(part)}>
                {part.siteId === siteId ? part.name : `${part.name} (${part.siteTitle})`}
              </button>
              {part.siteId === siteId ? (
                <button
                  type="button"
                  className="portico-picker-action"
                  aria-label={translate(savedParts.makeNamedSynced, { name: part.name })}
                  onClick={() => void sync(part)}
                >
                  {translate(savedParts.makeSynced)}
                </button>
              ) : null}
              <button
                type="button"
                className="portico-picker-action"
                aria-label={translate(savedParts.deleteNamed, { name: part.name })}
                onClick={() => void remove(part)}
              >
                Delete
              </button>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

const built = new WeakMap<SavedPart, NewSection>();

/** The same for the same part, so that its preview is drawn once. */
export function sectionOf(part: SavedPart): NewSection {
  const known = built.get(part);
  if (known !== undefined) return known;
  const [section] = part.content.sections;
  const made: NewSection = {
    title: part.name,
    section: section ?? { id: 's', type: 'section', order: 'V' },
    blocks: part.content.blocks,
  };
  built.set(part, made);
  return made;
}
