import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
  /** `primary` once on a screen; `danger` for what destroys; `quiet` where a frame would be noise. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** An icon before the text, 16 pixels. */
  readonly icon?: ReactNode;
  readonly isFullWidth?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. While `isPending` it keeps its size and the focus, shows a spinner and ignores presses. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isFullWidth = false,
  isPending = false,
  className,
  onPress,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      // React Aria's own pending state announces a button that may be gone by then, by a name that leads nowhere.
      {...(isPending ? { 'aria-disabled': true } : onPress === undefined ? {} : { onPress })}
      type={isPending && type === 'submit' ? 'button' : type}
      className={classes(
        styles['button'],
        styles[variant],
        styles[size],
        isFullWidth && styles['fullWidth'],
        className,
      )}
    >
      <span className={classes(styles['content'], isPending && styles['hidden'])}>
        {icon}
        {children}
      </span>
      {isPending ? (
        <span className={styles['pending']}>
          <Spinner label={translate(kit.working)} />
        </span>
      ) : null}
    </AriaButton>
  );
}
