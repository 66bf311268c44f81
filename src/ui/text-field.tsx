import type { ReactNode, Ref } from 'react';
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { classes } from './classes.ts';
import { directionOf } from './direction-of.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  readonly placeholder?: string | undefined;
  /** Fixed text or an icon before and after what is typed: `https://`, `px`. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly isOptional?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly className?: string | undefined;
}

/** One line of text. */
export function TextField({
  label,
  description,
  errorMessage,
  isLabelHidden,
  isOptional,
  placeholder,
  prefix,
  suffix,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...(isLabelHidden === true ? { 'aria-label': label } : {})}
      isInvalid={Boolean(errorMessage)}
      className={classes(styles['field'], className)}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isLabelHidden={isLabelHidden}
        isOptional={isOptional ?? false}
      >
        <Group
          className={styles['frame'] ?? ''}
          isInvalid={Boolean(errorMessage)}
          isDisabled={props.isDisabled ?? false}
          // Addresses read from left to right in every language.
          {...(typeof prefix === 'string' ? { dir: 'ltr' } : {})}
        >
          {prefix === undefined ? null : <span className={styles['adornment']}>{prefix}</span>}
          <Input
            {...(inputRef === undefined ? {} : { ref: inputRef })}
            {...(placeholder === undefined ? {} : { placeholder })}
            {...directionOf(props.value)}
            className={styles['input'] ?? ''}
          />
          {suffix === undefined ? null : (
            <span className={classes(styles['adornment'], styles['suffix'])}>{suffix}</span>
          )}
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
