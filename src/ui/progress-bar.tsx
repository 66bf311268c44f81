import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { classes } from './classes.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; null while it is not known how much there is to do. */
  readonly value: number | null;
  /** In place of the percentage: '12 of 40'. */
  readonly valueLabel?: string | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** How far something has come. */
export function ProgressBar({
  label,
  value,
  valueLabel,
  isLabelHidden = false,
  className,
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value ?? 0}
      maxValue={1}
      isIndeterminate={value === null}
      formatOptions={{ style: 'percent' }}
      {...(valueLabel === undefined ? {} : { valueLabel })}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      className={classes(styles['bar'], className)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {isLabelHidden ? null : (
            <span className={styles['texts']}>
              <Label className={styles['label'] ?? ''}>{label}</Label>
              <span className={styles['value']}>{valueText}</span>
            </span>
          )}
          <span className={styles['track']}>
            <span
              className={classes(styles['fill'], isIndeterminate && styles['indeterminate'])}
              style={{ inlineSize: isIndeterminate ? '40%' : `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
