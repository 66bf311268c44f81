import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { OverlayButton } from '../canvas-ui/overlay-button.tsx';
import { useWorkspace } from '../workspace/workspace.ts';

interface SectionOrderButtonsProps {
  /** Selects the section before the action. */
  readonly act: (run: (isByKey: boolean) => void) => (isByKey: boolean) => void;
}

/** The buttons that move and duplicate a section, whether it is an ordinary one or an instance of a synced one. */
export function SectionOrderButtons({ act }: SectionOrderButtonsProps) {
  const { actions } = useWorkspace();
  return (
    <>
      <OverlayButton
        label={translate(canvasTools.moveSectionUp)}
        icon="up"
        onPress={act(() => actions.moveSection('up'))}
      />
      <OverlayButton
        label={translate(canvasTools.moveSectionDown)}
        icon="down"
        onPress={act(() => actions.moveSection('down'))}
      />
      <OverlayButton
        label={translate(canvasTools.duplicateSection)}
        icon="copy"
        onPress={act(() => actions.duplicate())}
      />
    </>
  );
}
