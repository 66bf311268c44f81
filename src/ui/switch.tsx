import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import { classes } from './classes.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A setting that applies at once. Where it takes a 'Save', use `Checkbox`. */
export function Switch({
  label,
  description,
  isSelected,
  onChange,
  isDisabled = false,
  className,
}: SwitchProps) {
  return (
    <SwitchField
      isSelected={isSelected}
      onChange={onChange}
      isDisabled={isDisabled}
      className={classes(styles['field'], className)}
    >
      <SwitchButton className={styles['switch'] ?? ''}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['track']} aria-hidden="true">
          <span className={styles['thumb']} />
        </span>
      </SwitchButton>
      {description === undefined ? null : (
        <Text slot="description" className={styles['description'] ?? ''}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
