import { MoreHorizontal, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { slideSteps } from '#messages/en/interface/slide-steps.ts';
import { translate } from '#ui/translate.ts';
import { fill } from '#messages/message.ts';
import type { Words } from '#messages/message.ts';
import { BULK_EDITS, bulkEdited, movedToEnd, type BulkEdit, type Slides } from './edit-slides.ts';
import type { SlideKind } from './slide-kind.ts';
import styles from './slides.module.css';

interface BulkBarProps {
  readonly slides: Slides;
  readonly holds: SlideKind;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly onChange: (edit: (now: Slides) => Slides, label: Words) => void;
}

/** What can be done to the chosen slides together. */
export function BulkBar({ slides, holds, chosen, onChoose, onChange }: BulkBarProps) {
  const isAll = chosen.size === slides.length;
  const edits = (Object.keys(BULK_EDITS) as readonly BulkEdit[]).map((edit) => ({
    id: edit,
    label: translate(BULK_EDITS[edit].label),
    onAction: () => onChange((now) => bulkEdited(now, chosen, edit), BULK_EDITS[edit].label),
  }));
  return (
    <fieldset className={styles['bulk']} aria-label={translate(slidesEditor.chosen, { holds })}>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={!isAll && chosen.size > 0}
        onChange={(isOn) => onChoose(new Set(isOn ? slides.map(({ id }) => id) : []))}
      >
        {chosen.size === 0
          ? translate(slidesEditor.all, { count: slides.length })
          : translate(slidesEditor.chosenOf, { chosen: chosen.size, count: slides.length })}
      </Checkbox>
      {chosen.size === 0 ? null : (
        <>
          <Menu
            label={translate(slidesEditor.actionsForChosen, { holds })}
            placement="bottom end"
            trigger={
              <Button size="small" icon={<MoreHorizontal aria-hidden="true" size={14} />}>
                {translate(slidesEditor.actions)}
              </Button>
            }
            items={[
              {
                id: 'to-start',
                label: translate(slideSteps.moveToStart),
                onAction: () => onChange((now) => movedToEnd(now, chosen, 'start'), slideSteps.moveToStart),
              },
              {
                id: 'to-end',
                label: translate(slideSteps.moveToEnd),
                onAction: () => onChange((now) => movedToEnd(now, chosen, 'end'), slideSteps.moveToEnd),
              },
              'separator',
              ...edits,
            ]}
          />
          <IconButton
            size="small"
            label={translate(slidesEditor.removeChosen, { holds })}
            onPress={() =>
              onChange(
                (now) => now.filter(({ id }) => !chosen.has(id)),
                fill(slideSteps.removeSeveral, { holds }),
              )
            }
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </fieldset>
  );
}
