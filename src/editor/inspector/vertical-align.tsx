import { VERTICAL_ALIGNS, type VerticalAlign } from '#domain/arrangement/placed-block.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { blocksInRow, setVerticalAlign } from '../commands/set-vertical-align.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from '../fields/inspector-panel.module.css';

const LABELS = {
  top: inspector.alignTop,
  middle: inspector.alignMiddle,
  bottom: inspector.alignBottom,
} as const;

/** The vertical alignment of blocks with their neighbours; hidden where they have none (EDIT-219). */
export function VerticalAlignField({ blockIds }: { readonly blockIds: readonly string[] }) {
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  const device = useEditState((state) => state.device);
  const hasNeighbours = useRestedState(store, ({ view }) =>
    blockIds.some((id) => blocksInRow(view, id).length > 0),
  );
  const value = useRestedState(store, ({ view }) => {
    const all = new Set(blockIds.map((id) => parsedBlock(view[id])?.verticalAlign ?? 'own'));
    return all.size === 1 ? ([...all][0] ?? 'own') : 'mixed';
  });
  // On phones neighbours are below each other.
  if (device === 'mobile' || !hasNeighbours) return null;
  return (
    <section className={styles['group']} aria-label={translate(inspector.alignWithNeighbours)}>
      <SegmentedControl<VerticalAlign | 'own' | 'mixed'>
        label={translate(inspector.alignWithNeighbours)}
        value={value}
        options={[
          { value: 'own', label: translate(inspector.alignAsPlaced) },
          ...VERTICAL_ALIGNS.map((align) => ({ value: align, label: translate(LABELS[align]) })),
        ]}
        onChange={(next) => {
          if (next === 'mixed') return;
          actions.run(setVerticalAlign(store.getState().view, blockIds, next === 'own' ? null : next));
        }}
      />
      <p className={styles['note']}>
        {translate(blockIds.length === 1 ? inspector.alignRowHelp : inspector.alignSeveralHelp)}
      </p>
    </section>
  );
}
