import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  MoveHorizontal,
  MoveVertical,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { blockHeight } from '#site/blocks/block-height.ts';
import { severalBlocks } from '#messages/en/interface/several-blocks.ts';
import { translate } from '#ui/translate.ts';
import type { Message } from '#messages/message.ts';
import { hasChosenHeight } from '../grid/resized-box.ts';
import { useShownFrame } from '../frames/shown-frame.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { useActiveDocument } from '../workspace/use-active-document.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import panelStyles from '../fields/inspector-panel.module.css';
import { LEAST_TO_DISTRIBUTE, type LineUp } from '../multi-select/line-up.ts';
import { lineUpBlocks } from '../multi-select/line-up-blocks.ts';
import styles from './line-up-buttons.module.css';

type Choice = readonly [lineUp: LineUp, label: Message, icon: LucideIcon];

const ACROSS: readonly Choice[] = [
  ['align-start', severalBlocks.alignLeft, AlignStartVertical],
  ['align-center', severalBlocks.alignCenters, AlignCenterVertical],
  ['align-end', severalBlocks.alignRight, AlignEndVertical],
];
/** Where lines run from right to left the first column is the right one. */
const ACROSS_RIGHT_TO_LEFT: readonly Choice[] = [
  ['align-end', severalBlocks.alignLeft, AlignStartVertical],
  ['align-center', severalBlocks.alignCenters, AlignCenterVertical],
  ['align-start', severalBlocks.alignRight, AlignEndVertical],
];
const DOWN: readonly Choice[] = [
  ['align-top', severalBlocks.alignTop, AlignStartHorizontal],
  ['align-middle', severalBlocks.alignMiddles, AlignCenterHorizontal],
  ['align-bottom', severalBlocks.alignBottom, AlignEndHorizontal],
];
const DISTRIBUTE: readonly Choice[] = [
  ['distribute-columns', severalBlocks.distributeAcross, AlignHorizontalSpaceBetween],
  ['distribute-rows', severalBlocks.distributeDown, AlignVerticalSpaceBetween],
];
const SIZE: readonly Choice[] = [
  ['same-width', severalBlocks.sameWidth, MoveHorizontal],
  ['same-height', severalBlocks.sameHeight, MoveVertical],
];

/** Aligning, distributing and one size for several blocks (EDIT-200). */
export function LineUpButtons({ blockIds }: { readonly blockIds: readonly string[] }) {
  const { edit, actions } = useWorkspace();
  const store = useActiveDocument();
  const frame = useShownFrame((state) => state.frame);
  const { view } = store.getState();
  const withHeight = blockIds.filter((id) => {
    const block = parsedBlock(view[id]);
    return block !== null && hasChosenHeight({ height: blockHeight(block) });
  });
  const isRightToLeft = frame?.documentElement.getAttribute('dir') === 'rtl';
  const canDistribute = blockIds.length >= LEAST_TO_DISTRIBUTE;
  const buttons = (choices: readonly Choice[], isDisabled = false) =>
    choices.map(([lineUp, label, icon]) => (
      <IconButton
        key={label.key}
        label={translate(label)}
        size="small"
        variant="outlined"
        isDisabled={isDisabled || (lineUp === 'same-height' && withHeight.length < 2)}
        onPress={() => {
          if (frame !== null) lineUpBlocks({ frame, store, edit, actions }, blockIds, lineUp);
        }}
      >
        {createElement(icon, { 'aria-hidden': true, size: 16 })}
      </IconButton>
    ));
  return (
    <section className={panelStyles['group']} aria-label={translate(severalBlocks.alignAndSize)}>
      <h3 className={panelStyles['groupTitle']}>{translate(severalBlocks.alignAndSize)}</h3>
      <div className={styles['rows']}>
        <div className={styles['row']}>
          {buttons(isRightToLeft ? ACROSS_RIGHT_TO_LEFT : ACROSS)}
          {buttons(DOWN)}
        </div>
        <div className={styles['row']}>
          {buttons(DISTRIBUTE, !canDistribute)}
          {buttons(SIZE)}
        </div>
      </div>
      <p className={panelStyles['note']}>{translate(severalBlocks.alignText)}</p>
    </section>
  );
}
