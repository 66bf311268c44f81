import { createPortal } from 'react-dom';
import type { SavedPart } from '#contract/saved-parts.ts';
import { savedParts } from '#messages/en/interface/saved-parts.ts';
import { translate } from '#ui/translate.ts';
import type { NewSection } from '../commands/add-section.ts';
import { PickerControls } from './picker-controls.tsx';
import { SectionPreview } from './section-preview.tsx';
import { usePickerSearch } from './use-picker-search.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useSyncSavedPart } from '../saved-parts/use-sync-saved-part.ts';
import { SAVED_PARTS_PER_PAGE, useDeleteSavedPart, useSavedParts } from '../saved-parts/use-saved-parts.ts';

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
  const search = usePickerSearch();
  const { data, isError, refetch } = useSavedParts('section', search.words, search.page);
  const remove = useDeleteSavedPart();
  const sync = useSyncSavedPart();
  const parts = data?.parts ?? [];
  return (
    <>
      {createPortal(
        <PickerControls
          messages={savedParts}
          search={search}
          total={data?.total}
          perPage={SAVED_PARTS_PER_PAGE}
          isError={isError}
          onRetry={() => void refetch()}
        />,
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
                {translate(savedParts.delete)}
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
