import { severalBlocks } from '#messages/en/interface/several-blocks.ts';
import { translate } from '#ui/translate.ts';
import { LAYER_MOVE_NAMES, moveLayers, type LayerMove } from '../commands/move-layers.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { EditActions } from '../actions/edit-actions.ts';
import type { EditStore } from '../editing/edit-store.ts';

interface LayerOptions {
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
}

/** Moves the selected blocks above the blocks they overlap, or below them (EDIT-203). */
export function layerBlocks({ store, edit, actions }: LayerOptions, move: LayerMove): void {
  const { selection, device } = edit.getState();
  if (selection.kind !== 'blocks') return;
  const command = moveLayers(store.getState().view, selection.blockIds, move, device);
  if (command.operations.length === 0) {
    edit.announce(
      translate(
        move === 'front' || move === 'forward' ? severalBlocks.nothingOver : severalBlocks.nothingUnder,
      ),
    );
    return;
  }
  actions.run(command);
  edit.announce(translate(severalBlocks.stepDone, { step: LAYER_MOVE_NAMES[move] }));
}
