import { memo } from 'react';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { parsedSection } from '../documents/parsed-record.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { openPanel } from './open-panel.ts';
import { OverlayButton } from '../canvas-ui/overlay-button.tsx';
import { SectionOrderButtons } from './section-order-buttons.tsx';
import { SyncedToolbar } from './synced-toolbar.tsx';
import { ShowAgain } from './show-again.tsx';
import { usePlacedOverSection } from '../canvas-ui/use-placed-over.ts';

interface SectionSelectionProps {
  readonly sectionId: string;
  readonly isSelected: boolean;
  readonly hasBlockSelected: boolean;
}

/** The outline of the section under the pointer or selected, with its toolbar and the buttons to add sections. */
export const SectionSelection = memo(function SectionSelection(props: SectionSelectionProps) {
  const { sectionId, isSelected, hasBlockSelected } = props;
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const section = parsedSection(useRecord(store, sectionId));
  const isSource = store.getState().kind === 'synced';
  const boxRef = usePlacedOverSection(sectionId);
  const act = (run: (isByKey: boolean) => void) => (isByKey: boolean) => {
    edit.select({ kind: 'section', sectionId });
    run(isByKey);
  };
  return (
    <div ref={boxRef} className={isSelected ? 'section selected' : 'section'}>
      {hasBlockSelected ? null : section?.syncedId !== undefined ? (
        <SyncedToolbar sectionId={sectionId} act={act} />
      ) : (
        <div className="toolbar inside" role="toolbar" aria-label={translate(canvasTools.section)}>
          <OverlayButton
            label={translate(canvasTools.addBlock)}
            icon="add"
            text={translate(canvasTools.addBlock)}
            onPress={() => edit.open({ kind: 'add-block', sectionId, afterBlockId: null })}
          />
          {section === null ? null : <ShowAgain part={section} />}
          <OverlayButton
            label={translate(canvasTools.sectionSettings)}
            icon="panel"
            onPress={act((isByKey) => openPanel(edit, isByKey))}
          />
          {isSource ? null : (
            <>
              <SectionOrderButtons act={act} />
              <OverlayButton
                label={translate(canvasTools.saveSection)}
                icon="save"
                onPress={act(() => actions.saveForLater())}
              />
              <OverlayButton
                label={translate(canvasTools.deleteSection)}
                icon="remove"
                onPress={act(() => actions.remove())}
              />
            </>
          )}
        </div>
      )}
      {isSource ? null : (
        <OverlayButton
          label={translate(canvasTools.addSectionBelow)}
          icon="add"
          text={translate(canvasTools.addSection)}
          className="add-section"
          onPress={() => edit.open({ kind: 'add-section', afterSectionId: sectionId })}
        />
      )}
    </div>
  );
});
