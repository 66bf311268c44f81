import {
  Group,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { classes } from './classes.ts';
import { directionOf } from './direction-of.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface TextAreaProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'type'> {
  readonly placeholder?: string | undefined;
  readonly rows?: number | undefined;
  readonly isOptional?: boolean | undefined;
  /** Code: fixed-width letters, no spell checking. */
  readonly isCode?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Several lines of text. */
export function TextArea({
  label,
  description,
  errorMessage,
  isLabelHidden,
  placeholder,
  rows,
  isOptional,
  isCode = false,
  className,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...(isCode ? { spellCheck: 'false' as const } : {})}
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
        >
          <AriaTextArea
            {...(placeholder === undefined ? {} : { placeholder })}
            {...(rows === undefined ? {} : { rows })}
            {...(isCode ? { dir: 'ltr' } : directionOf(props.value))}
            className={classes(styles['input'], isCode && styles['code'])}
          />
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
