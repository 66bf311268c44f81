import { useMemo } from 'react';
import { FieldsEditor } from '#blocks/form/panel/fields-editor.tsx';
import { MAX_PRODUCT_FIELDS, productFieldSchema } from '#domain/carts/product-field.ts';
import { fieldOperations } from '#domain/forms/field-operations.ts';
import { compareByOrder } from '#lib/order-key.ts';
import { productQuestions as words } from '#messages/en/interface/product-questions.ts';
import { translate } from '#ui/translate.ts';
import { translateContent } from '../../documents/content-language.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useDocumentState } from '../../documents/use-document-state.ts';
import styles from '../../fields/inspector-panel.module.css';

/** What a product asks its buyers before it goes into the cart: fields of a form (ORD-03). */
export function QuestionFields({ item }: { readonly item: DocumentStore }) {
  const view = useDocumentState(item, (state) => state.view);
  const fields = useMemo(
    () =>
      Object.values(view)
        .flatMap((record) => {
          const parsed = productFieldSchema.safeParse(record);
          return parsed.success ? [parsed.data] : [];
        })
        .toSorted(compareByOrder),
    [view],
  );
  return (
    <div className={styles['group']}>
      <h3 className={styles['groupTitle']}>{translate(words.title)}</h3>
      <p>{translate(words.text)}</p>
      <FieldsEditor
        fields={fields}
        max={MAX_PRODUCT_FIELDS}
        translateContent={translateContent}
        onChange={(next, name, gestureId) => {
          const operations = fieldOperations('product-field', fields, next);
          if (operations.length > 0) item.run({ name, operations }, gestureId);
        }}
      />
    </div>
  );
}
