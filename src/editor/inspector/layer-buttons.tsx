import { BringToFront, ChevronDown, ChevronUp, SendToBack, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import {
  LAYER_MOVE_NAMES,
  LAYER_MOVES,
  moveLayers,
  overlapsOthers,
  type LayerMove,
} from '../commands/move-layers.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import type { Device } from '../editing/edit-store.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from '../fields/inspector-panel.module.css';

const ICONS: Readonly<Record<LayerMove, LucideIcon>> = {
  front: BringToFront,
  forward: ChevronUp,
  backward: ChevronDown,
  back: SendToBack,
};

interface LayerButtonsProps {
  readonly blockIds: readonly string[];
}

/** Moves blocks above or below others; hidden where they overlap none (EDIT-203). */
export function LayerButtons({ blockIds }: LayerButtonsProps) {
  const device = useEditState((state) => state.device);
  // What overlaps on one device need not on another.
  return <LayersOnDevice key={`${device} ${blockIds.join(' ')}`} blockIds={blockIds} device={device} />;
}

function LayersOnDevice({ blockIds, device }: LayerButtonsProps & { readonly device: Device }) {
  const { actions, edit } = useWorkspace();
  const store = useActiveDocument();
  const possible = useRestedState(store, ({ view }) =>
    LAYER_MOVES.filter((move) => moveLayers(view, blockIds, move, device).operations.length > 0).join(' '),
  ).split(' ');
  const isOver = useRestedState(store, ({ view }) => overlapsOthers(view, blockIds, device));
  if (!isOver) return null;
  return (
    <section className={styles['group']} aria-label={translate(inspector.layers)}>
      <h3 className={styles['groupTitle']}>{translate(inspector.layers)}</h3>
      <div className={styles['actions']}>
        {LAYER_MOVES.map((move) => (
          <IconButton
            key={move}
            label={translate(LAYER_MOVE_NAMES[move])}
            size="small"
            variant="outlined"
            isDisabled={!possible.includes(move)}
            onPress={() => {
              actions.run(moveLayers(store.getState().view, blockIds, move, device));
              edit.announce(translate(inspector.layerMoved, { move: LAYER_MOVE_NAMES[move] }));
            }}
          >
            {createElement(ICONS[move], { 'aria-hidden': true, size: 16 })}
          </IconButton>
        ))}
      </div>
    </section>
  );
}
