import { Copy, Group, Trash2, Ungroup } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { blocksInGroup, isWholeGroup } from '../documents/block-group.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../edit-mode/use-active-document.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { LayerButtons } from '../inspector/layer-buttons.tsx';
import { ShownOn } from '../inspector/shown-on.tsx';
import { LineUpButtons } from './line-up-buttons.tsx';
import styles from '../inspector/panel.module.css';

/** What can be done to several blocks that are selected together (EDIT-200). */
export function SeveralPanel({ blockIds }: { readonly blockIds: readonly string[] }) {
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  const isGroup = useDocumentState(store, ({ view }) => isWholeGroup(view, blockIds));
  const hasGroup = useDocumentState(store, ({ view }) =>
    blockIds.some((id) => blocksInGroup(view, id).length > 1),
  );
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>
        {isGroup ? `Group of ${blockIds.length} blocks` : `${blockIds.length} blocks`}
      </h2>
      <p className={styles['note']}>
        What you do here, with the arrow keys or by dragging is done to all of them, as one step of undo.
      </p>
      <LineUpButtons blockIds={blockIds} />
      <LayerButtons blockIds={blockIds} />
      <ShownOn key={blockIds.join(' ')} ids={blockIds} />
      <div className={styles['actions']}>
        {isGroup ? null : (
          <Button size="small" icon={<Group aria-hidden="true" size={14} />} onPress={() => actions.group()}>
            Group
          </Button>
        )}
        {hasGroup ? (
          <Button
            size="small"
            icon={<Ungroup aria-hidden="true" size={14} />}
            onPress={() => actions.ungroup()}
          >
            Ungroup
          </Button>
        ) : null}
        <Button size="small" icon={<Copy aria-hidden="true" size={14} />} onPress={() => actions.duplicate()}>
          Duplicate
        </Button>
        <Button size="small" icon={<Trash2 aria-hidden="true" size={14} />} onPress={() => actions.remove()}>
          Delete
        </Button>
      </div>
    </div>
  );
}
