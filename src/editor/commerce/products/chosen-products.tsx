import { useState } from 'react';
import type { BulkChange } from '#domain/catalogue/bulk-change.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { publishProducts } from '#contract/catalogue.ts';
import { catalogueBulk as words } from '#messages/en/interface/catalogue-bulk.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { LabelsDialog } from './labels-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { SaleDialog } from './sale-dialog.tsx';
import type { useBulkChange } from './use-bulk-change.ts';
import { useRefreshCatalogue } from './use-catalogue.ts';
import styles from './products.module.css';

interface ChosenProductsProps {
  readonly ids: readonly DocumentId[];
  readonly currency: CurrencyCode;
  readonly bulk: ReturnType<typeof useBulkChange>;
  /** Chooses all that match, where more do than are chosen. */
  readonly onChooseAll: (() => void) | null;
  readonly onClear: () => void;
}

type Opened = 'price' | 'sale' | 'tags' | 'categories' | 'remove' | 'publish';

/** What is done to the products that were chosen. */
export function ChosenProducts({ ids, currency, bulk, onChooseAll, onClear }: ChosenProductsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { permissions } = useBootFacts();
  const refresh = useRefreshCatalogue();
  const mayWrite = permissions.includes('content.write');
  const count = ids.length;
  const close = () => setOpened(null);
  const change = (made: BulkChange) => void bulk.change(ids, made);
  const dialog = { count, onChange: change, onClose: close };
  const chosen = translate(words.chosen, { count });
  return (
    <fieldset className={styles['chosen']} aria-label={chosen}>
      <span>{chosen}</span>
      {onChooseAll === null ? null : (
        <Button variant="quiet" onPress={onChooseAll}>
          {translate(words.chooseAll)}
        </Button>
      )}
      <Menu
        label={translate(words.prices)}
        trigger={<Button>{translate(words.prices)}</Button>}
        items={[
          { id: 'price', label: translate(words.changePrices), onAction: () => setOpened('price') },
          { id: 'sale', label: translate(words.putOnSale), onAction: () => setOpened('sale') },
          {
            id: 'end',
            label: translate(words.endSale),
            onAction: () => change({ kind: 'sale', percent: null }),
          },
        ]}
      />
      <Menu
        label={translate(words.show)}
        trigger={<Button>{translate(words.show)}</Button>}
        items={[
          {
            id: 'available',
            label: translate(words.makeAvailable),
            onAction: () => change({ kind: 'state', state: 'published' }),
          },
          {
            id: 'hide',
            label: translate(words.hide),
            onAction: () => change({ kind: 'state', state: 'draft' }),
          },
          'separator' as const,
          {
            id: 'list',
            label: translate(words.list),
            onAction: () => change({ kind: 'visibility', visibility: 'listed' }),
          },
          {
            id: 'unlist',
            label: translate(words.unlist),
            description: translate(words.unlistText),
            onAction: () => change({ kind: 'visibility', visibility: 'unlisted' }),
          },
        ]}
      />
      {mayWrite ? (
        <Menu
          label={translate(words.labels)}
          trigger={<Button>{translate(words.labels)}</Button>}
          items={[
            { id: 'tags', label: translate(itemSettings.tags), onAction: () => setOpened('tags') },
            {
              id: 'categories',
              label: translate(itemSettings.categories),
              onAction: () => setOpened('categories'),
            },
          ]}
        />
      ) : null}
      <Button onPress={() => setOpened('publish')}>{translate(words.publish)}</Button>
      {mayWrite ? (
        <Button variant="danger" onPress={() => setOpened('remove')}>
          {translate(words.remove)}
        </Button>
      ) : null}
      <Button variant="quiet" onPress={onClear}>
        {translate(words.clear)}
      </Button>
      {opened === 'price' ? <PriceDialog {...dialog} currency={currency} /> : null}
      {opened === 'sale' ? <SaleDialog {...dialog} /> : null}
      {opened === 'tags' || opened === 'categories' ? <LabelsDialog {...dialog} kind={opened} /> : null}
      {opened === 'remove' ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={translate(words.removeTitle, { count })}
          confirmLabel={translate(words.remove)}
          onOpenChange={close}
          onConfirm={() => void bulk.remove(ids).then(onClear)}
        >
          {translate(words.removeText)}
        </ConfirmDialog>
      ) : null}
      {opened === 'publish' ? (
        <ConfirmDialog
          isOpen
          title={translate(words.publishTitle, { count })}
          confirmLabel={translate(words.publish)}
          onOpenChange={close}
          onConfirm={async () => {
            const { isPublished } = await callEndpoint(publishProducts, { body: { documentIds: [...ids] } });
            await refresh();
            showToast(translate(isPublished ? words.published : words.nothingToPublish), {
              tone: 'success',
            });
          }}
        >
          {translate(words.publishText)}
        </ConfirmDialog>
      ) : null}
    </fieldset>
  );
}
