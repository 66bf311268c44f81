import { Image } from 'lucide-react';
import type { ListedProduct } from '#contract/catalogue.ts';
import { imageAddress } from '#domain/images/image-address.ts';
import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { productLabel } from '#domain/products/product-label.ts';
import { catalogue as words } from '#messages/en/interface/catalogue.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import type { TableColumn } from '#ui/table.tsx';
import { classes } from '#ui/classes.ts';
import { translate } from '#ui/translate.ts';
import { rhythmOf } from '../../collections/products/rhythm-of.ts';
import styles from './products.module.css';

/** What the list says of each product. */
export function productColumns(currency: CurrencyCode): readonly TableColumn<ListedProduct>[] {
  return [
    {
      id: 'title',
      title: translate(words.product),
      isRowHeader: true,
      isSortable: true,
      render: (product) => <Product product={product} />,
    },
    {
      id: 'status',
      isShort: true,
      title: translate(words.status),
      isSecondary: true,
      render: ({ entry }) => (
        <span className={styles['states']}>
          <span>{translate(productLabel(entry.workflowState))}</span>
          <Unpublished entry={entry} />
        </span>
      ),
    },
    {
      id: 'stock',
      isShort: true,
      title: translate(words.stock),
      isSortable: true,
      isSecondary: true,
      render: stockText,
    },
    {
      id: 'price',
      title: translate(words.price),
      isSortable: true,
      align: 'end',
      render: (product) => (
        <span className={styles['stackEnd']}>
          <span>{priceText(product.prices, currency)}</span>
          {product.period === null ? null : (
            <span className={styles['aside']}>{rhythmOf(product.period)}</span>
          )}
          <span className={classes(styles['aside'], styles['narrow'])}>{stockText(product)}</span>
          {product.prices.onSale === 'none' ? null : (
            <span className={styles['aside']}>{translate(words.onSale)}</span>
          )}
        </span>
      ),
    },
  ];
}

/** What a product without a title is called. */
export function titleOfProduct({ entry }: Pick<ListedProduct, 'entry'>): string {
  return entry.title === '' ? translate(productPanel.untitled) : entry.title;
}

function Product({ product }: { readonly product: ListedProduct }) {
  const { entry, storePage, sku } = product;
  return (
    <span className={styles['product']}>
      {entry.image === null ? (
        <span className={styles['picture']}>
          <Image aria-hidden="true" size={16} />
        </span>
      ) : (
        <img
          className={styles['picture']}
          src={imageAddress(entry.image, 100, 'webp')}
          alt=""
          width={40}
          height={40}
          loading="lazy"
        />
      )}
      <span className={styles['stack']}>
        <bdi>{titleOfProduct(product)}</bdi>
        <span className={styles['aside']}>
          <bdi>{storePage}</bdi>
          {sku === '' ? null : (
            <>
              {' · '}
              <bdi dir="ltr" className={styles['sku']}>
                {sku}
              </bdi>
            </>
          )}
        </span>
      </span>
    </span>
  );
}

function Unpublished({ entry }: Pick<ListedProduct, 'entry'>) {
  if (entry.publishState === 'published') return null;
  const text = entry.publishState === 'unpublished' ? words.unpublished : words.changed;
  return <span className={styles['aside']}>{translate(text)}</span>;
}

function priceText({ lowest, highest }: ListedProduct['prices'], currency: CurrencyCode): string {
  const price = formatMoney(moneyValue(toCents(lowest), currency));
  return lowest === highest ? price : translate(words.from, { price });
}

function stockText({ stock }: ListedProduct): string {
  const { variants, isUnlimited, quantity, soldOut, low } = stock;
  if (variants > 1 && soldOut > 0 && soldOut < variants) {
    return translate(words.soldOutOf, { soldOut, count: variants });
  }
  if (isUnlimited) return translate(words.unlimited);
  if (quantity === 0) return translate(words.soldOut);
  if (variants > 1 && low > 0) return translate(words.lowOf, { low, count: variants });
  return translate(words.pieces, { count: quantity });
}
