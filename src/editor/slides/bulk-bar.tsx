import { MoreHorizontal, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { BULK_EDITS, bulkEdited, movedToEnd, type BulkEdit, type Slides } from './edit-slides.ts';
import type { SlideWords } from './slide-words.ts';
import styles from './slides.module.css';

interface BulkBarProps {
  readonly slides: Slides;
  readonly words: SlideWords;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly onChange: (edit: (now: Slides) => Slides, label: string) => void;
}

/** What can be done to the chosen slides together. */
export function BulkBar({ slides, words, chosen, onChoose, onChange }: BulkBarProps) {
  const isAll = chosen.size === slides.length;
  const edits = (Object.keys(BULK_EDITS) as readonly BulkEdit[]).map((edit) => ({
    id: edit,
    label: BULK_EDITS[edit].label,
    onAction: () => onChange((now) => bulkEdited(now, chosen, edit), BULK_EDITS[edit].label),
  }));
  return (
    <fieldset className={styles['bulk']} aria-label={`Chosen ${words.many}`}>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={!isAll && chosen.size > 0}
        onChange={(isOn) => onChoose(new Set(isOn ? slides.map(({ id }) => id) : []))}
      >
        {chosen.size === 0 ? `All ${slides.length}` : `${chosen.size} of ${slides.length} chosen`}
      </Checkbox>
      {chosen.size === 0 ? null : (
        <>
          <Menu
            label={`Actions for the chosen ${words.many}`}
            placement="bottom end"
            trigger={
              <Button size="small" icon={<MoreHorizontal aria-hidden="true" size={14} />}>
                Actions
              </Button>
            }
            items={[
              {
                id: 'to-start',
                label: 'Move to the start',
                onAction: () => onChange((now) => movedToEnd(now, chosen, 'start'), 'Move to the start'),
              },
              {
                id: 'to-end',
                label: 'Move to the end',
                onAction: () => onChange((now) => movedToEnd(now, chosen, 'end'), 'Move to the end'),
              },
              'separator',
              ...edits,
            ]}
          />
          <IconButton
            size="small"
            label={`Remove the chosen ${words.many}`}
            onPress={() => onChange((now) => now.filter(({ id }) => !chosen.has(id)), `Remove ${words.many}`)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </fieldset>
  );
}
