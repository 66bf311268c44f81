import { Copy, Group, Trash2, Ungroup } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { severalBlocks } from '#messages/en/interface/several-blocks.ts';
import { translate } from '#ui/translate.ts';
import { blocksInGroup, isWholeGroup } from '../documents/block-group.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { LayerButtons } from './layer-buttons.tsx';
import { ShownOn } from './shown-on.tsx';
import { LineUpButtons } from './line-up-buttons.tsx';
import { VerticalAlignField } from './vertical-align.tsx';
import styles from '../fields/inspector-panel.module.css';

/** The actions on several selected blocks (EDIT-200). */
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
        {translate(isGroup ? severalBlocks.groupOf : severalBlocks.blocks, { count: blockIds.length })}
      </h2>
      <p className={styles['note']}>{translate(severalBlocks.panelText)}</p>
      <LineUpButtons blockIds={blockIds} />
      <VerticalAlignField key={`align ${blockIds.join(' ')}`} blockIds={blockIds} />
      <LayerButtons blockIds={blockIds} />
      <ShownOn key={blockIds.join(' ')} ids={blockIds} />
      <div className={styles['actions']}>
        {isGroup ? null : (
          <Button size="small" icon={<Group aria-hidden="true" size={14} />} onPress={() => actions.group()}>
            {translate(severalBlocks.group)}
          </Button>
        )}
        {hasGroup ? (
          <Button
            size="small"
            icon={<Ungroup aria-hidden="true" size={14} />}
            onPress={() => actions.ungroup()}
          >
            {translate(severalBlocks.ungroup)}
          </Button>
        ) : null}
        <Button size="small" icon={<Copy aria-hidden="true" size={14} />} onPress={() => actions.duplicate()}>
          {translate(severalBlocks.duplicate)}
        </Button>
        <Button size="small" icon={<Trash2 aria-hidden="true" size={14} />} onPress={() => actions.remove()}>
          {translate(severalBlocks.delete)}
        </Button>
      </div>
    </div>
  );
}
