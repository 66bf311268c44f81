import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import styles from './field.module.css';

export interface FieldTexts {
  readonly label: string;
  /** A sentence of help below the label. */
  readonly description?: ReactNode;
  /** What is wrong, in words; the field is marked invalid while it is set. */
  readonly errorMessage?: string | null | undefined;
  /** The label is for screen readers only, where the surroundings say it already. */
  readonly isLabelHidden?: boolean | undefined;
}

/** Label, control, help and error in the one order all fields have. Stands inside a field of React Aria. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  isLabelHidden = false,
  isOptional = false,
  children,
}: FieldTexts & { readonly isOptional?: boolean; readonly children: ReactNode }) {
  return (
    <>
      {isLabelHidden ? null : (
        <Label className={styles['label'] ?? ''}>
          {label}
          {isOptional ? <span className={styles['optional']}> {translate(kit.optional)}</span> : null}
        </Label>
      )}
      {children}
      {description === undefined || description === null ? null : (
        <Text slot="description" className={styles['description'] ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>
        {errorMessage ?? (({ validationErrors }) => validationErrors.join(' '))}
      </FieldError>
    </>
  );
}
