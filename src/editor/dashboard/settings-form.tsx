import type { ReactNode } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Fields } from '../api/use-fields.ts';
import screen from './screen.module.css';

export interface SettingsFormProps<Values extends Record<string, string>> {
  readonly title: string;
  readonly description: string;
  readonly fields: Fields<Values>;
  readonly submitLabel: string;
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly children: ReactNode;
}

/** A group of settings with a button of its own. */
export function SettingsForm<Values extends Record<string, string>>({
  title,
  description,
  fields,
  submitLabel,
  onSubmit,
  children,
}: SettingsFormProps<Values>) {
  return (
    <Card title={title} description={description}>
      <form
        noValidate
        className={screen['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void fields.submit(onSubmit);
        }}
      >
        {fields.message === null ? null : <Banner tone="danger">{fields.message}</Banner>}
        {children}
        <div className={screen['end']}>
          <Button type="submit" isPending={fields.isPending}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
