import type { ReactNode } from 'react';
import styles from './fieldset.module.css';

interface FieldsetProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** A titled group of fields in a panel, with a line below it unless it is the last one. */
export function Fieldset({ legend, children }: FieldsetProps) {
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['legend']}>{legend}</legend>
      {children}
    </fieldset>
  );
}
