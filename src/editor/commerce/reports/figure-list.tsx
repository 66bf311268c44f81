import { changeInPercent } from '#domain/reports/sales-figures.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import styles from './reports.module.css';

export interface ComparedFigure {
  readonly title: Message;
  readonly now: number;
  readonly then: number;
  readonly format: (value: number) => string;
}

/** Figures of a period, each with what it was before (ORD-148). */
export function FigureList({ figures }: { readonly figures: readonly ComparedFigure[] }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ title, now, then, format }) => (
        <div key={title.key} className={styles['figure']}>
          <dt className={styles['muted']}>{translate(title)}</dt>
          <dd className={styles['value']}>{format(now)}</dd>
          <dd className={styles['muted']}>{changeText(now, then, format(then))}</dd>
        </div>
      ))}
    </dl>
  );
}

function changeText(now: number, then: number, before: string): string {
  if (now === then) return translate(words.noChange);
  const percent = changeInPercent(now, then);
  if (percent === null) return translate(words.before, { before });
  const direction = percent < 0 ? 'down' : 'up';
  return translate(words.change, { percent: Math.abs(percent), direction, before });
}
