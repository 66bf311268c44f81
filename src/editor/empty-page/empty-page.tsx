import { editMode } from '#messages/en/interface/edit-mode.ts';
import { translate } from '#ui/translate.ts';
import { createPortal } from 'react-dom';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { LayoutCards } from '../page-layouts/layout-cards.tsx';
import { EMPTY_PAGE_STYLES } from './empty-page-styles.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** The start screen in the canvas of a page without sections; not part of the page itself (EDIT-185). */
export function EmptyPage() {
  const { frame } = useCanvas();
  const { siteId, entry, edit, actions, canWrite } = useWorkspace();
  const isEditable = useEditState(
    (state) => state.viewedVersion === null && ['PAGE', 'NOT_EDITING'].includes(state.editingState),
  );
  const offersBeginnings = canWrite && isEditable;
  return (
    // Marked as no part of the page, so that the keys of the canvas leave its buttons alone.
    <section
      className="portico-canvas-empty"
      aria-labelledby="portico-canvas-empty-title"
      data-portico-overlay=""
    >
      {createPortal(<style>{EMPTY_PAGE_STYLES}</style>, frame.head)}
      <h2 id="portico-canvas-empty-title">{translate(editMode.emptyPage)}</h2>
      {offersBeginnings ? (
        <>
          <p>{translate(editMode.beginWithSection)}</p>
          <button
            type="button"
            className="portico-canvas-empty-action"
            onClick={() => {
              edit.send('edit');
              edit.open({ kind: 'add-section', afterSectionId: null });
            }}
          >
            {translate(editMode.addSection)}
          </button>
          {entry.kind === 'page' ? (
            <>
              <h3>{translate(editMode.takeLayout)}</h3>
              <LayoutCards
                frame={frame}
                siteId={siteId}
                onTake={(layout) => {
                  edit.send('edit');
                  actions.takeLayout(layout);
                }}
              />
            </>
          ) : null}
        </>
      ) : (
        <p>{translate(editMode.nothingYet)}</p>
      )}
    </section>
  );
}
