import { ChevronDown, ChevronUp } from 'lucide-react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { classes } from './classes.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './number-field.module.css';

export interface NumberFieldProps
  extends FieldTexts, Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  /** Shown after the number: `px`, `%`. */
  readonly unit?: string | undefined;
  readonly className?: string | undefined;
}

/** A number, typed or stepped by arrow keys and buttons; typed text outside the range is brought into it. */
export function NumberField({
  label,
  description,
  errorMessage,
  isLabelHidden,
  unit,
  className,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      validationBehavior="aria"
      {...props}
      {...(isLabelHidden === true ? { 'aria-label': label } : {})}
      isInvalid={Boolean(errorMessage)}
      className={classes(fieldStyles['field'], className)}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
      >
        <Group
          className={fieldStyles['frame'] ?? ''}
          isInvalid={Boolean(errorMessage)}
          isDisabled={props.isDisabled ?? false}
        >
          <Input className={classes(fieldStyles['input'], styles['number'])} />
          {unit === undefined ? null : <span className={styles['unit']}>{unit}</span>}
          <span className={styles['steppers']}>
            <Button slot="increment" className={styles['stepper'] ?? ''}>
              <ChevronUp aria-hidden="true" />
            </Button>
            <Button slot="decrement" className={styles['stepper'] ?? ''}>
              <ChevronDown aria-hidden="true" />
            </Button>
          </span>
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
