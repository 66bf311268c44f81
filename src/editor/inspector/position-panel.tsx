import { DESKTOP_COLUMNS, MAX_ROWS, MOBILE_COLUMNS, type GridBox } from '#domain/arrangement/grid-box.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import type { Words } from '#messages/message.ts';
import { resetMobileLayout } from '../commands/reset-mobile-layout.ts';
import { boxOnDevice } from '../moving/placed-on-device.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import type { Device } from '../editing/edit-store.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from '../fields/inspector-panel.module.css';
import positionStyles from './position-panel.module.css';

interface PositionPanelProps {
  readonly blockId: string;
}

/** Position and size of a block in numbers, on the grid of the device that is shown (EDIT-62). */
export function PositionPanel({ blockId }: PositionPanelProps) {
  const device = useEditState((state) => state.device);
  // The numbers of one device must not be shown, or stored, for another (EDIT-196).
  return <PositionFields key={`${device} ${blockId}`} blockId={blockId} device={device} />;
}

function PositionFields({ blockId, device }: PositionPanelProps & { readonly device: Device }) {
  const { actions } = useWorkspace();
  const store = useActiveDocument();
  const position = useRestedState(store, () => JSON.stringify(boxOnDevice(store, blockId, device)));
  const block = parsedBlock(useRestedState(store, (state) => state.view[blockId]));
  const box = JSON.parse(position) as GridBox | null;
  if (box === null || block === null) return null;
  const columns = device === 'desktop' ? DESKTOP_COLUMNS : MOBILE_COLUMNS;
  const field = (
    label: Words,
    value: number,
    min: number,
    max: number,
    apply: (value: number) => GridBox,
    kind: 'move' | 'resize',
  ) => (
    <NumberField
      label={translate(label)}
      value={value}
      minValue={min}
      maxValue={Math.max(min, max)}
      step={1}
      onChange={(next) => {
        if (Number.isInteger(next)) actions.putBox(blockId, block.sectionId, apply(next), kind);
      }}
    />
  );
  return (
    <section className={styles['group']} aria-label={translate(inspector.placeOnGrid)}>
      <h3 className={styles['groupTitle']}>
        {device === 'desktop' ? translate(inspector.place) : translate(inspector.placeOnMobile)}
      </h3>
      <div className={positionStyles['grid']}>
        {field(
          inspector.column,
          box.x + 1,
          1,
          columns - box.w + 1,
          (value) => ({ ...box, x: value - 1 }),
          'move',
        )}
        {field(
          inspector.row,
          box.y + 1,
          1,
          MAX_ROWS - box.h + 1,
          (value) => ({ ...box, y: value - 1 }),
          'move',
        )}
        {field(inspector.width, box.w, 1, columns - box.x, (value) => ({ ...box, w: value }), 'resize')}
        {field(inspector.height, box.h, 1, MAX_ROWS - box.y, (value) => ({ ...box, h: value }), 'resize')}
      </div>
      {device === 'mobile' ? (
        block.mobile === null ? (
          <p className={styles['note']}>{translate(inspector.followsDesktop)}</p>
        ) : (
          <Button
            size="small"
            onPress={() => actions.run(resetMobileLayout(store.getState().view, block.sectionId))}
          >
            {translate(inspector.resetMobile)}
          </Button>
        )
      ) : null}
    </section>
  );
}
