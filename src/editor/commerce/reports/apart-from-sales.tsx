import { useId } from 'react';
import type { ReportedStep, SalesReport } from '#contract/reports.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import { moneyOf } from '../orders/order-words.ts';
import { FigureList } from './figure-list.tsx';
import { StepTable } from './step-table.tsx';
import styles from './reports.module.css';

const FIGURES = [
  ['giftCards', words.giftCards],
  ['giftCardRefunds', words.giftCardRefunds],
  ['owed', words.owed],
  ['donations', words.donations],
  ['donationRefunds', words.donationRefunds],
] as const satisfies readonly (readonly [keyof ReportedStep, Message])[];

/** Which figures that are no sales a report has: where no card was ever sold nothing is said of cards. */
export function apartFigures({ totals, before }: SalesReport) {
  return FIGURES.filter(([figure]) => totals[figure] !== 0 || before.totals[figure] !== 0);
}

/** Gift cards, what is owed to their holders, and donations: beside the sales, and not among them (ORD-148). */
export function ApartFromSales({ report }: { readonly report: SalesReport }) {
  const heading = useId();
  const { totals, before, currency } = report;
  const shown = apartFigures(report);
  if (shown.length === 0) return null;
  const isOfDonations = ([figure]: (typeof FIGURES)[number]) =>
    figure === 'donations' || figure === 'donationRefunds';
  return (
    <section aria-labelledby={heading} className={styles['screen']}>
      <h2 id={heading} className={styles['heading']}>
        {translate(words.apart)}
      </h2>
      <FigureList
        figures={shown.map(([figure, title]) => ({
          title,
          now: totals[figure],
          then: before.totals[figure],
          format: (amount) => moneyOf(amount, currency),
        }))}
      />
      <StepTable
        label={translate(words.apart)}
        report={report}
        // On a phone there is room for two: what is owed stands above, too.
        columns={shown.map(([id, title]) => ({
          id,
          title,
          isSecondary: shown.length > 2 && id !== 'giftCards' && id !== 'donations',
        }))}
      />
      {shown.every(isOfDonations) ? null : (
        <p className={styles['muted']}>{translate(words.giftCardsText)}</p>
      )}
      {shown.some(isOfDonations) ? <p className={styles['muted']}>{translate(words.donationsText)}</p> : null}
    </section>
  );
}
