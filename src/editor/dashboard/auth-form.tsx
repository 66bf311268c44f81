import type { ReactNode } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { Fields } from '../api/use-fields.ts';
import styles from './screen.module.css';

export interface AuthFormProps<Values extends Record<string, string>> {
  readonly fields: Fields<Values>;
  readonly submitLabel: string;
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly children: ReactNode;
}

/** Fields, the error of the form as a whole, and one button. */
export function AuthForm<Values extends Record<string, string>>({
  fields,
  submitLabel,
  onSubmit,
  children,
}: AuthFormProps<Values>) {
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void fields.submit(onSubmit);
      }}
    >
      {fields.message === null ? null : <Banner tone="danger">{fields.message}</Banner>}
      {children}
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={fields.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
