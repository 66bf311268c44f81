import type { PricedOrder } from '#contract/order-drafts.ts';
import { orderDrafts as drafts } from '#messages/en/interface/order-drafts.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { translate } from '#ui/translate.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { LoadFailure } from '../../../panel/load-failure.tsx';
import { OrderSection } from '../order-section.tsx';
import { moneyOf } from '../order-words.ts';
import styles from '../orders.module.css';

interface DraftTotalsProps {
  readonly priced: PricedOrder | undefined;
  /** Asks once more, where there was no answer. */
  readonly retry: (() => void) | null;
  /** What is said below the total, such as what is still to pay. */
  readonly further?: readonly { readonly title: string; readonly value: number }[];
}

/** What an order comes to that is not saved yet (ORD-100, ORD-105). */
export function DraftTotals({ priced, retry, further = [] }: DraftTotalsProps) {
  return (
    <OrderSection title={translate(drafts.totals)}>
      {retry !== null ? (
        <LoadFailure retry={retry} />
      ) : priced === undefined ? (
        <p className={styles['muted']}>{translate(drafts.noTotals)}</p>
      ) : (
        <>
          <dl className={styles['totals']}>
            {rowsOf(priced).map(({ title, value }) => (
              <Row key={title} title={title} value={moneyOf(value, priced.currency)} />
            ))}
            <Row
              title={translate(words.total)}
              value={moneyOf(priced.total, priced.currency)}
              look={styles['sum']}
            />
            {further.map(({ title, value }) => (
              <Row key={title} title={title} value={moneyOf(value, priced.currency)} />
            ))}
          </dl>
          <VisuallyHidden>
            <output aria-live="polite">
              {`${translate(words.total)}: ${moneyOf(priced.total, priced.currency)}`}
            </output>
          </VisuallyHidden>
        </>
      )}
    </OrderSection>
  );
}

function rowsOf({ subtotal, discount, shipping, selected, taxes, taxIncluded }: PricedOrder) {
  return [
    { title: translate(words.subtotal), value: subtotal },
    ...(discount === 0 ? [] : [{ title: translate(words.discount), value: -discount }]),
    ...(selected === null ? [] : [{ title: translate(words.shipping), value: shipping }]),
    ...taxes
      .filter(({ amount }) => amount > 0)
      .map(({ name, amount }) => ({
        title: taxIncluded ? `${translate(words.taxIncluded)} (${name})` : name,
        value: amount,
      })),
  ];
}

function Row({
  title,
  value,
  look,
}: {
  readonly title: string;
  readonly value: string;
  readonly look?: string | undefined;
}) {
  return (
    <>
      <dt className={look}>
        <bdi>{title}</bdi>
      </dt>
      <dd className={look}>{value}</dd>
    </>
  );
}
