import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { classes } from './classes.ts';
import fieldStyles from './field.module.css';
import styles from './segmented-control.module.css';

export interface Segment<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Shown in place of the label, which is then read aloud and shown as a title. */
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of a few options, side by side; arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  isDisabled = false,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      value={value}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      orientation="horizontal"
      isDisabled={isDisabled}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      className={classes(fieldStyles['field'], className)}
    >
      {isLabelHidden ? null : <Label className={fieldStyles['label'] ?? ''}>{label}</Label>}
      <div className={styles['track']}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={styles['segment'] ?? ''}>
            {option.icon === undefined ? (
              option.label
            ) : (
              <span title={option.label} className={styles['icon']}>
                {option.icon}
                <span className={styles['hidden']}>{option.label}</span>
              </span>
            )}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
