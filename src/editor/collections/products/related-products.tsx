import { useState } from 'react';
import { changing } from '#domain/documents/changing.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { MAX_RELATED } from '#domain/products/product-limits.ts';
import { isId } from '#lib/id.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { productPanel as words } from '#messages/en/interface/product-panel.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { translate } from '#ui/translate.ts';
import styles from '../../fields/inspector-panel.module.css';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useRecord } from '../../documents/use-document-state.ts';
import { ProductPicker } from './product-picker.tsx';

interface RelatedProductsProps {
  readonly item: DocumentStore;
  readonly documentId: DocumentId;
}

/** Products that the page of this one shows besides (COMM-09). */
export function RelatedProducts({ item, documentId }: RelatedProductsProps) {
  const [isOpen, setOpen] = useState(false);
  const written = useRecord(item, 'settings')?.['relatedIds'];
  const ids = Array.isArray(written)
    ? written.filter((id): id is DocumentId => typeof id === 'string' && isId<'document'>(id))
    : [];
  return (
    <div className={styles['group']}>
      <h3 className={styles['groupTitle']}>{translate(words.related)}</h3>
      <p>{translate(words.relatedCount, { count: ids.length })}</p>
      <div className={styles['actions']}>
        <Button size="small" onPress={() => setOpen(true)}>
          {translate(words.chooseRelated)}
        </Button>
      </div>
      {isOpen ? (
        <Dialog
          isOpen
          onOpenChange={() => setOpen(false)}
          title={translate(words.related)}
          footer={
            <Button variant="primary" onPress={() => setOpen(false)}>
              {translate(collectionPanels.done)}
            </Button>
          }
        >
          <ProductPicker
            label={translate(words.related)}
            ids={ids}
            most={MAX_RELATED}
            without={documentId}
            onChange={(next) =>
              item.run({
                name: changing(words.related),
                operations: [{ op: 'set', id: 'settings', field: 'relatedIds', value: [...next] }],
              })
            }
          />
        </Dialog>
      ) : null}
    </div>
  );
}
