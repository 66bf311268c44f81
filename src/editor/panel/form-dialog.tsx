import { useId, type ReactNode } from 'react';
import { kit } from '#messages/en/interface/kit.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { translate } from '#ui/translate.ts';
import type { Fields } from '../api/use-fields.ts';
import styles from './form-dialog.module.css';

export interface FormDialogProps<Values extends Record<string, string>> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly fields: Fields<Values>;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  /** The dialog closes when it is done. */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly children: ReactNode;
}

/** A form in a dialog, with its buttons at the foot. */
export function FormDialog<Values extends Record<string, string>>({
  title,
  isOpen,
  onOpenChange,
  fields,
  submitLabel,
  isDanger = false,
  onSubmit,
  children,
}: FormDialogProps<Values>) {
  const id = useId();
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!fields.isPending}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)} isDisabled={fields.isPending}>
            {translate(kit.cancel)}{' '}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={fields.isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void fields.submit(async (values) => {
            await onSubmit(values);
            onOpenChange(false);
          });
        }}
      >
        {fields.message === null ? null : <Banner tone="danger">{fields.message}</Banner>}
        {children}
      </form>
    </Dialog>
  );
}
