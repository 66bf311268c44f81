import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findSellable, type Sellable } from '#contract/order-drafts.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { orderDrafts as words } from '#messages/en/interface/order-drafts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { LoadFailure } from '../../../panel/load-failure.tsx';
import { moneyOf } from '../order-words.ts';
import styles from '../orders.module.css';

interface ProductDialogProps {
  readonly onAdd: (found: Sellable, currency: CurrencyCode) => void;
  readonly onClose: () => void;
}

/** Products of the shop by their words, each with a button that puts it into the order; it stays open for the next. */
export function ProductDialog({ onAdd, onClose }: ProductDialogProps) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState('');
  const search = useSettled(typed.trim());
  // The first of those that came last has the focus, since the button that brought them may be gone.
  const [firstNew, setFirstNew] = useState<string | null>(null);
  const found = useInfiniteQuery({
    queryKey: ['sellable-pages', search],
    queryFn: ({ pageParam: page }) => callEndpoint(findSellable, { query: { search, page } }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : null),
    placeholderData: keepPreviousData,
  });
  const currency = found.data?.pages[0]?.currency ?? 'USD';
  const products = found.data?.pages.flatMap((page) => page.found) ?? [];
  const showMore = async () => {
    const { data } = await found.fetchNextPage();
    setFirstNew(data?.pages.at(-1)?.found[0]?.variantId ?? null);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={translate(words.addProducts)}
      footer={
        <Button variant="primary" onPress={onClose}>
          {translate(words.done)}
        </Button>
      }
    >
      <div className={styles['form']}>
        <SearchField
          label={translate(words.searchProducts)}
          placeholder={translate(words.searchProductsText)}
          value={typed}
          maxLength={200}
          autoFocus
          onChange={setTyped}
        />
        <VisuallyHidden>
          <output aria-live="polite">{added === '' ? '' : translate(words.added, { title: added })}</output>
        </VisuallyHidden>
        {found.isPending ? <Spinner label={translate(words.searchProducts)} /> : null}
        {found.isError ? <LoadFailure retry={() => void found.refetch()} /> : null}
        {found.isSuccess && products.length === 0 ? (
          <EmptyState title={translate(words.noProducts)}>{translate(words.noProductsText)}</EmptyState>
        ) : null}
        <ul className={styles['list']}>
          {products.map((product) => (
            <li
              key={product.variantId}
              ref={product.variantId === firstNew ? takeFocus : null}
              tabIndex={-1}
              className={styles['line']}
            >
              <span className={styles['grow']}>
                <bdi>{product.title}</bdi>
                {[product.optionText, product.sku]
                  .filter((text) => text !== '')
                  .map((text) => (
                    <bdi key={text} className={styles['muted']}>
                      {text}
                    </bdi>
                  ))}
                {product.left === null ? null : (
                  <span className={styles['muted']}>
                    {product.left === 0
                      ? translate(words.soldOut)
                      : translate(words.left, { left: String(product.left) })}
                  </span>
                )}
              </span>
              <span className={styles['amount']}>{moneyOf(product.price, currency)}</span>
              <Button
                size="small"
                aria-label={translate(words.addNamed, { title: nameOf(product) })}
                isDisabled={product.left === 0}
                onPress={() => {
                  onAdd(product, currency);
                  setAdded(nameOf(product));
                }}
              >
                {translate(words.add)}
              </Button>
            </li>
          ))}
        </ul>
        {found.hasNextPage ? (
          <Button isPending={found.isFetchingNextPage} onPress={() => void showMore()}>
            {translate(words.showMore)}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

function takeFocus(line: HTMLElement | null): void {
  line?.focus();
}

function nameOf({ title, optionText }: Sellable): string {
  return optionText === '' ? title : `${title}, ${optionText}`;
}
