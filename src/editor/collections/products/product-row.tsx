import { GripVertical, Image, Settings2, Trash2 } from 'lucide-react';
import { Button as AriaButton, GridListItem } from 'react-aria-components';
import type { ContentListEntry } from '#contract/pages.ts';
import { imageAddress } from '#domain/images/image-address.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { productLabel } from '#domain/products/product-label.ts';
import type { ProductSummary } from '#domain/products/product-summary.ts';
import { catalogue } from '#messages/en/interface/catalogue.ts';
import { portfolioPanel } from '#messages/en/interface/portfolio-panel.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import pageStyles from '../../pages/pages.module.css';
import slideStyles from '../../slides/slides.module.css';
import { rhythmOf } from './rhythm-of.ts';
import styles from './products.module.css';

export type ListedProduct = ContentListEntry & { readonly id: string; readonly product?: ProductSummary };

interface ProductRowProps {
  readonly product: ListedProduct;
  readonly canWrite: boolean;
  readonly isDragged: boolean;
  readonly onOpen: (kind: 'settings' | 'delete') => void;
}

/** A product in the list of its store page: picture, title, price, and what its state is called (COMM-40 to COMM-43). */
export function ProductRow({ product, canWrite, isDragged, onOpen }: ProductRowProps) {
  const title = product.title === '' ? translate(productPanel.untitled) : product.title;
  return (
    <GridListItem id={product.id} textValue={title} className={slideStyles['row'] ?? ''}>
      {isDragged ? (
        <AriaButton
          slot="drag"
          className={slideStyles['handle'] ?? ''}
          aria-label={translate(portfolioPanel.move, { title })}
        >
          <GripVertical aria-hidden="true" size={14} />
        </AriaButton>
      ) : null}
      {product.image === null ? (
        <span className={slideStyles['thumbnail']}>
          <Image aria-hidden="true" size={16} />
        </span>
      ) : (
        <img
          className={slideStyles['thumbnail']}
          src={imageAddress(product.image, 100, 'webp')}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          draggable={false}
        />
      )}
      <span className={styles['product']}>
        <span>{title}</span>
        <span className={styles['facts']}>
          {product.product === undefined ? null : <span>{priceOf(product.product)}</span>}
          <span className={pageStyles['label']}>{translate(productLabel(product.workflowState))}</span>
        </span>
      </span>
      {canWrite ? (
        <>
          <IconButton
            label={translate(productPanel.settingsOf, { title })}
            size="small"
            onPress={() => onOpen('settings')}
          >
            <Settings2 aria-hidden="true" />
          </IconButton>
          <IconButton
            label={translate(portfolioPanel.delete, { title })}
            size="small"
            onPress={() => onOpen('delete')}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
    </GridListItem>
  );
}

function priceOf({ currency, prices, isSoldOut, plan }: ProductSummary): string {
  if (isSoldOut) return translate(catalogue.soldOut);
  const price = formatMoney(moneyValue(toCents(prices.lowest), currency));
  const asked = prices.lowest === prices.highest ? price : translate(catalogue.from, { price });
  return plan === undefined ? asked : `${asked} · ${rhythmOf(plan.billingPeriod)}`;
}
