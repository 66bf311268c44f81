import type { PricedOrder } from '#contract/order-drafts.ts';
import type { Order } from '#contract/orders.ts';
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { orderDrafts as words } from '#messages/en/interface/order-drafts.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { translate } from '#ui/translate.ts';
import { moneyOf } from '../order-words.ts';
import styles from './drafts.module.css';

type Line = Order['lines'][number];
/** Pieces by line; 0: it is taken out. */
export type KeptPieces = Readonly<Record<string, number>>;

/** So many pieces of a line stay: they were sent, given up or refunded. */
export function leastOf({ fulfilled, canceled, refunded }: Line): number {
  return Math.max(fulfilled + canceled, refunded);
}

interface KeptLinesProps {
  readonly order: Order;
  readonly pieces: KeptPieces;
  readonly onChange: (pieces: KeptPieces) => void;
  /** What those that stay come to, in their order. */
  readonly priced: PricedOrder['lines'];
}

/** The lines of an order with their pieces, which can be other ones, or taken out as far as nothing of them stays (ORD-100). */
export function KeptLines({ order, pieces, onChange, priced }: KeptLinesProps) {
  const staying = order.lines.filter(({ id }) => (pieces[id] ?? 0) > 0);
  return (
    <ul className={styles['lines']}>
      {order.lines.map((line) => {
        const { id, title, optionText, unit } = line;
        const name = optionText === '' ? title : `${title}, ${optionText}`;
        const count = pieces[id] ?? 0;
        const least = leastOf(line);
        const found = priced[staying.indexOf(line)];
        const left = found?.left ?? null;
        const set = (next: number) => onChange({ ...pieces, [id]: next });
        return (
          <li key={id} className={styles['draft']}>
            <div className={styles['head']}>
              <span className={styles['name']}>
                <bdi>{title}</bdi>
                {optionText === '' ? null : <bdi className={styles['muted']}>{optionText}</bdi>}
                <span className={styles['muted']}>
                  {translate(orders.pieces, {
                    pieces: String(line.pieces),
                    price: moneyOf(unit, order.currency),
                  })}
                </span>
                {least === 0 ? null : (
                  <span className={styles['muted']}>{translate(words.stays, { count: least })}</span>
                )}
                {count === 0 ? <strong>{translate(words.takenOut)}</strong> : null}
              </span>
              {least > 0 ? null : (
                <Button
                  size="small"
                  aria-label={`${translate(count === 0 ? words.back : words.takeOut)}: ${name}`}
                  onPress={() => set(count === 0 ? line.pieces : 0)}
                >
                  {translate(count === 0 ? words.back : words.takeOut)}
                </Button>
              )}
            </div>
            {count === 0 ? null : (
              <div className={styles['row']}>
                <NumberField
                  label={translate(orders.piecesOf, { title: name })}
                  minValue={Math.max(1, least)}
                  maxValue={ORDER_LIMITS.linePieces}
                  value={count}
                  className={styles['wide']}
                  errorMessage={left === null ? undefined : translate(words.onlyLeft, { left: String(left) })}
                  onChange={(next) => set(Number.isNaN(next) ? Math.max(1, least) : next)}
                />
                <span className={styles['sum']}>
                  {found === undefined ? '' : moneyOf(found.amount, order.currency)}
                </span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
