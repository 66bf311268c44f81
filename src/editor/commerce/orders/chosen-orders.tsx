import { MAX_PRINTED_ORDERS } from '#contract/order-prints.ts';
import type { Id } from '#lib/id.ts';
import { orderPrinting as words } from '#messages/en/interface/order-printing.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { PrintMenu } from './print-menu.tsx';
import styles from './orders.module.css';

interface ChosenOrdersProps {
  readonly ids: ReadonlySet<Id<'order'>>;
  readonly onClear: () => void;
}

/** What can be done with the orders that are chosen in the list, on whatever page they stand. */
export function ChosenOrders({ ids, onClear }: ChosenOrdersProps) {
  const isNone = ids.size === 0;
  return (
    <div className={isNone ? styles['unchosen'] : styles['chosen']}>
      <output>{isNone ? '' : translate(words.selected, { count: ids.size })}</output>
      {isNone ? null : (
        <>
          <PrintMenu orderIds={[...ids]} />
          <Button variant="quiet" onPress={onClear}>
            {translate(words.clear)}
          </Button>
        </>
      )}
      {ids.size > MAX_PRINTED_ORDERS ? (
        <span className={styles['muted']}>{translate(words.tooMany)}</span>
      ) : null}
    </div>
  );
}
