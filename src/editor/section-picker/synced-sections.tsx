import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { SyncedSection } from '#contract/synced-sections.ts';
import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { translate } from '#ui/translate.ts';
import type { NewSection } from '../commands/add-section.ts';
import { PickerControls } from './picker-controls.tsx';
import { SectionPreview } from './section-preview.tsx';
import { usePickerSearch } from './use-picker-search.ts';
import { useWorkspace } from '../workspace/workspace.ts';
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
  const search = usePickerSearch();
  const [deleted, setDeleted] = useState<SyncedSection | null>(null);
  const { data, isError, refetch } = useSyncedList(search.words, search.page);
  const sections = data?.sections ?? [];
  return (
    <>
      {createPortal(
        <PickerControls
          messages={{ ...syncedSections, loading: syncedSections.loadingAll }}
          search={search}
          total={data?.total}
          perPage={SYNCED_PER_PAGE}
          isError={isError}
          onRetry={() => void refetch()}
        >
          {deleted === null ? null : (
            <DeleteSyncedDialog section={deleted} onClose={() => setDeleted(null)} />
          )}
        </PickerControls>,
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
                    {translate(syncedSections.delete)}
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
