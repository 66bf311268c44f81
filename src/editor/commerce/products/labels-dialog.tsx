import { useState } from 'react';
import type { BulkChange } from '#domain/catalogue/bulk-change.ts';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/validation/label-lengths.ts';
import { catalogueBulk as words } from '#messages/en/interface/catalogue-bulk.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { LabelsField } from '../../item-fields/labels-field.tsx';
import styles from './products.module.css';

interface LabelsDialogProps {
  readonly kind: 'tags' | 'categories';
  readonly count: number;
  readonly onChange: (change: BulkChange) => void;
  readonly onClose: () => void;
}

/** Gives many products some tags or categories, or takes them away. */
export function LabelsDialog({ kind, count, onChange, onClose }: LabelsDialogProps) {
  const [names, setNames] = useState<string[]>([]);
  const [way, setWay] = useState<'give' | 'take'>('give');
  const isTags = kind === 'tags';
  return (
    <Dialog
      isOpen
      size="small"
      title={translate(isTags ? words.tagsOf : words.categoriesOf, { count })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{translate(kit.cancel)}</Button>
          <Button
            variant="primary"
            isDisabled={names.length === 0}
            onPress={() => {
              onClose();
              onChange({ kind, names, isGiven: way === 'give' });
            }}
          >
            {translate(words.apply)}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <SegmentedControl
          label={translate(words.way)}
          value={way}
          onChange={setWay}
          options={[
            { value: 'give', label: translate(words.give) },
            { value: 'take', label: translate(words.take) },
          ]}
        />
        <LabelsField
          tagType={isTags ? 'tag' : 'category'}
          label={translate(isTags ? itemSettings.tags : itemSettings.categories)}
          values={names}
          maxLength={isTags ? MAX_TAG_LENGTH : MAX_CATEGORY_LENGTH}
          onChange={(labels) => setNames(labels.slice(0, MAX_NAMES))}
        />
      </div>
    </Dialog>
  );
}

const MAX_NAMES = 20;
