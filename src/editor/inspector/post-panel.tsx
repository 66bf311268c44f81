import { sayLabel } from '#ui/say-label.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { ItemFields } from '../item-fields/item-fields.tsx';
import { OwnFields } from './own-fields.tsx';
import { itemHeading } from './item-heading.ts';
import styles from '../fields/inspector-panel.module.css';

/** The settings of the post or project on the canvas (EDIT-191). */
export function PostPanel() {
  const { page, entry } = useWorkspace();
  const heading = useRestedState(page, ({ view }) => itemHeading(view['settings']));
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{sayLabel(heading ?? '')}</h2>
      <ItemFields item={page} entry={entry}>
        <OwnFields item={page} entry={entry} />
      </ItemFields>
    </div>
  );
}
