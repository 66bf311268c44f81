import { ShoppingBag } from 'lucide-react';
import type { AbandonedReport } from '#contract/abandoned-carts.ts';
import { abandonedCarts as words } from '#messages/en/interface/abandoned-carts.ts';
import type { Message } from '#messages/message.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { translate } from '#ui/translate.ts';
import { moneyOf } from '../orders/order-words.ts';
import styles from './reports.module.css';

/** Checkouts that were left, how many were mailed, and which orders came of it (ORD-150). */
export function AbandonedReportView({ report }: { readonly report: AbandonedReport }) {
  const { abandoned, mailed, recovered, currency } = report;
  if (abandoned.count === 0) {
    return <EmptyState icon={<ShoppingBag />} title={translate(words.nothingInPeriod)} />;
  }
  const figures: readonly (readonly [Message, AbandonedReport['abandoned'], string | null])[] = [
    [words.abandoned, abandoned, null],
    [words.mailedFigure, mailed, shareText(words.ofAbandoned, mailed.count, abandoned.count)],
    [words.recoveredFigure, recovered, shareText(words.ofMailed, recovered.count, mailed.count)],
  ];
  return (
    <>
      <dl className={styles['figures']}>
        {figures.map(([title, { count, amount }, share]) => (
          <div key={title.key} className={styles['figure']}>
            <dt className={styles['muted']}>{translate(title)}</dt>
            <dd className={styles['value']}>{count}</dd>
            <dd className={styles['muted']}>{moneyOf(amount, currency)}</dd>
            {share === null ? null : <dd className={styles['muted']}>{share}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles['muted']}>{translate(words.recoveredText)}</p>
    </>
  );
}

function shareText(said: typeof words.ofMailed, part: number, whole: number): string | null {
  return whole === 0 ? null : translate(said, { percent: Math.round((part / whole) * 100) });
}
