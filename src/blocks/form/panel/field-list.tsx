import { GripVertical } from 'lucide-react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { FIELD_KIND_LABELS } from '#domain/forms/field-kind-labels.ts';
import type { FormField } from '#domain/forms/form-field.ts';
import { fieldTitle } from '#domain/forms/published-fields.ts';
import { translate } from '#ui/translate.ts';
import { formPanel } from '#messages/en/interface/form-panel.ts';
import styles from './panel.module.css';

interface FieldListProps {
  readonly fields: readonly FormField[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onReorder: (fields: readonly FormField[]) => void;
}

/** The fields in their order; dragged by the pointer, or by the keyboard from the handle (Enter, arrows, Enter). */
export function FieldList({ fields, selectedId, onSelect, onReorder }: FieldListProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = fields.filter((field) => keys.has(field.id));
      const rest = fields.filter((field) => !keys.has(field.id));
      const at = rest.findIndex((field) => field.id === target.key);
      if (at === -1) return;
      onReorder(rest.toSpliced(target.dropPosition === 'after' ? at + 1 : at, 0, ...moved));
    },
  });
  return (
    <GridList
      aria-label={translate(formPanel.fieldsOfForm)}
      className={styles['list'] ?? ''}
      selectionMode="single"
      selectedKeys={selectedId === null ? [] : [selectedId]}
      onSelectionChange={(keys) => onSelect(keys === 'all' ? null : String([...keys][0] ?? '') || null)}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className={styles['note']}>{translate(formPanel.noFields)}</p>}
    >
      {fields.map((field) => {
        const title = fieldTitle(field);
        return (
          <GridListItem key={field.id} id={field.id} textValue={title} className={styles['item'] ?? ''}>
            <Button
              slot="drag"
              className={styles['handle'] ?? ''}
              aria-label={translate(formPanel.move, { title })}
            >
              <GripVertical aria-hidden="true" size={14} />
            </Button>
            <span className={styles['itemTitle']}>{title}</span>
            <span className={styles['kind']}>{translate(FIELD_KIND_LABELS[field.kind])}</span>
          </GridListItem>
        );
      })}
    </GridList>
  );
}
