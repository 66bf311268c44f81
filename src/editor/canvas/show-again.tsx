import { isHiddenOn, type PageDevice } from '#domain/pages/hidden-on.ts';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import { hidingName, setHiddenOn } from '../commands/set-hidden-on.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { OverlayButton } from '../canvas-ui/overlay-button.tsx';

interface ShowAgainProps {
  readonly part: { readonly id: string; readonly hiddenOn?: readonly PageDevice[] };
}

/** Shows a block or section again on the device at hand, where visitors do not get it there (EDIT-204). */
export function ShowAgain({ part }: ShowAgainProps) {
  const { actions, edit } = useWorkspace();
  const store = useActiveDocument();
  const device = useEditState((state) => state.device);
  if (!isHiddenOn(part, device)) return null;
  const label = hidingName(device, false);
  return (
    <OverlayButton
      label={label}
      icon="show"
      onPress={() => {
        actions.run(setHiddenOn(store.getState().view, [part.id], device, false));
        edit.announce(translate(canvasTools.shownAgain));
      }}
    />
  );
}
