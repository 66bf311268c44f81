import { useStore } from 'zustand';
import { classes } from '#ui/classes.ts';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useCanvas } from '../canvas-ui/canvas-ui.ts';
import { OverlayButton } from '../canvas-ui/overlay-button.tsx';
import { SyncedOverlay } from './synced-overlay.tsx';
import { usePlacedOver } from '../canvas-ui/use-placed-over.ts';

const findHeader = (frame: Document): Element | null => frame.querySelector('.portico-header');
const findFooter = (frame: Document): Element | null => frame.querySelector('.portico-footer');

/** Header and footer belong to the whole site: a control of their own starts editing them (EDIT-71, EDIT-75). */
export function PartOverlay() {
  const { edit } = useWorkspace();
  const hovered = useStore(useCanvas().ui, (state) => state.hoveredPart);
  const editingState = useEditState((state) => state.editingState);
  // Touch screens have no hover: the control is shown where it does not cover another one.
  const isIdle = useEditState((state) => state.selection.kind === 'page');
  const header = usePlacedOver(findHeader);
  const footer = usePlacedOver(findFooter);
  return (
    <>
      {editingState === 'HEADER' ? (
        <div ref={header} className="part editing">
          <span className="part-name">{translate(canvasTools.headerEverywhere)}</span>
        </div>
      ) : (
        <div ref={header} className={classes('part', hovered === 'header' && 'hovered', isIdle && 'idle')}>
          <OverlayButton
            label={translate(canvasTools.editHeader)}
            icon="edit"
            text={translate(canvasTools.editHeader)}
            className="part-button"
            onPress={() => edit.send('enter-header')}
          />
        </div>
      )}
      {editingState === 'SYNCED' ? <SyncedOverlay /> : null}
      {editingState === 'FOOTER' ? (
        <div ref={footer} className="part editing">
          <span className="part-name">{translate(canvasTools.footerEverywhere)}</span>
        </div>
      ) : (
        <div ref={footer} className={classes('part', hovered === 'footer' && 'hovered', isIdle && 'idle')}>
          <OverlayButton
            label={translate(canvasTools.editFooter)}
            icon="edit"
            text={translate(canvasTools.editFooter)}
            className="part-button"
            onPress={() => edit.send('enter-footer')}
          />
        </div>
      )}
    </>
  );
}
