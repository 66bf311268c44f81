import type { ComponentPropsWithoutRef } from 'react';
import styles from './compound-field.module.css';

interface CompoundFieldProps extends ComponentPropsWithoutRef<'fieldset'> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error: string | null;
}

/** A field of several controls under one label, with its help and its error below them. Its gap comes with `className`. */
export function CompoundField({
  label,
  help,
  error,
  className = '',
  children,
  ...fieldset
}: CompoundFieldProps) {
  return (
    <fieldset className={`${styles['frame']} ${className}`} aria-label={label} {...fieldset}>
      <span className={styles['label']}>{label}</span>
      {children}
      {help === undefined ? null : <p className={styles['help']}>{help}</p>}
      {error === null ? null : <p className={styles['error']}>{error}</p>}
    </fieldset>
  );
}
