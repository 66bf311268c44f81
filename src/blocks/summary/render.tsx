import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import type { ItemSummary } from '#domain/collections/item-summary.ts';
import { products } from '#messages/en/products.ts';
import { posts } from '#messages/en/posts.ts';
import type { CSSProperties } from 'react';
import { QUICK_VIEW_ATTRIBUTE, TIME_SINCE_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import type { BlockContext, BlockRenderProps } from '../define-block.ts';
import { CommentCount } from '../comments/comment-count.tsx';
import { Picture } from '../image/picture.tsx';
import { sizesOfColumns } from '../image/sizes-of-columns.ts';
import { PriceText } from '../product/price-text.tsx';
import { summaryNeeds } from './needs.ts';
import type { SummaryData } from './schema.ts';

/** Items of one collection in one of four layouts, each with what the owner chose (BLK-88, BLK-89). */
export function SummaryBlock({ id, data, context }: BlockRenderProps<SummaryData>) {
  const [need] = summaryNeeds(data);
  if (need === undefined) {
    return context.mode === 'page' ? null : (
      <p className="portico-block-summary">{editorHint(context, blockHints.summary)}</p>
    );
  }
  const items = context.loaded('items', need.documentId)?.slice(0, data.count) ?? [];
  if (items.length === 0) {
    return <p className="portico-block-summary">{context.translate(posts.nothingHere)}</p>;
  }
  const style: Record<`--${string}`, string> = { '--summary-columns': String(data.columns) };
  return (
    <div
      className="portico-block-summary"
      data-variant={data.variant}
      data-summary={JSON.stringify({ variant: data.variant })}
      style={style as CSSProperties}
    >
      {data.variant === 'carousel' ? (
        <div className="summary-controls" hidden>
          <button
            type="button"
            data-step="-1"
            aria-controls={`${id}-items`}
            aria-label={context.translate(posts.previousItems)}
          >
            <Arrow />
          </button>
          <button
            type="button"
            data-step="1"
            aria-controls={`${id}-items`}
            aria-label={context.translate(posts.nextItems)}
          >
            <Arrow />
          </button>
        </div>
      ) : null}
      <ul
        className="summary-items"
        id={`${id}-items`}
        {...(data.variant === 'carousel'
          ? { tabIndex: 0, 'aria-label': context.translate(posts.items) }
          : {})}
      >
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} data={data} context={context} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ItemProps {
  readonly item: ItemSummary;
  readonly data: SummaryData;
  readonly context: BlockContext;
}

function Item({ item, data, context }: ItemProps) {
  const title = item.title === '' ? context.translate(posts.untitled) : item.title;
  const columns = data.variant === 'list' ? 3 : data.columns;
  return (
    <article>
      {data.showImage && item.image !== null ? (
        <a
          className="summary-image"
          href={item.path}
          {...(data.showTitle ? { tabIndex: -1, 'aria-hidden': true } : { 'aria-label': title })}
        >
          <Picture image={{ ...item.image, alt: '' }} sizes={sizesOfColumns(context.columns, 1 / columns)} />
        </a>
      ) : null}
      <div className="summary-text">
        {data.showTitle ? (
          <h3>
            <a href={item.path}>{title}</a>
          </h3>
        ) : null}
        {data.showPrice && item.product !== undefined ? (
          <>
            <PriceText prices={item.product.prices} product={item.product} translate={context.translate} />
            {item.product.isSoldOut ? (
              <p className="product-sold-out">{context.translate(products.soldOut)}</p>
            ) : null}
          </>
        ) : null}
        {data.showQuickView && item.product !== undefined ? (
          <a className="summary-quick" href={item.path} {...{ [QUICK_VIEW_ATTRIBUTE]: '' }}>
            {context.translate(products.quickView)}
            <span className="portico-hidden"> {title}</span>
          </a>
        ) : null}
        <Metadata item={item} data={data} context={context} />
        {data.showExcerpt && item.excerpt !== '' ? <p className="summary-excerpt">{item.excerpt}</p> : null}
      </div>
    </article>
  );
}

function Metadata({ item, data, context }: ItemProps) {
  switch (data.metadata) {
    case 'none':
      return null;
    case 'date':
    case 'time-since': {
      // When a product was published says nothing to whoever buys it.
      if (item.publishedAt === null || item.product !== undefined) return null;
      const day = context.formatDay?.(item.publishedAt) ?? item.publishedAt.slice(0, 10);
      const mark = data.metadata === 'date' ? {} : { [TIME_SINCE_ATTRIBUTE]: '' };
      return (
        <p className="summary-metadata">
          <time dateTime={item.publishedAt} {...mark}>
            {day}
          </time>
        </p>
      );
    }
    case 'author':
      return item.authorName === '' ? null : <p className="summary-metadata">{item.authorName}</p>;
    case 'category':
      return item.categories.length === 0 ? null : (
        <p className="summary-metadata">{item.categories.join(', ')}</p>
      );
    case 'comments':
      return item.commentCount === 0 && item.commentProvider === undefined ? null : (
        <p className="summary-metadata">
          <CommentCount item={item} mode={context.mode} translate={context.translate} />
        </p>
      );
  }
}

function Arrow() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
