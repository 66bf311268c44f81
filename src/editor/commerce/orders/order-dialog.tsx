import { useId, useState, type ReactNode } from 'react';
import { kit } from '#messages/en/interface/kit.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { translate } from '#ui/translate.ts';
import { useRefreshOrders } from './use-orders.ts';
import styles from './orders.module.css';

interface OrderDialogProps {
  readonly title: string;
  readonly action: string;
  readonly cancel?: string;
  readonly isDanger?: boolean;
  readonly onClose: () => void;
  /** What is sent; null where something that was typed is wrong, which stands at its field then. */
  readonly send: () => Promise<unknown> | null;
  readonly children: ReactNode;
}

/** A dialog that changes an order: closes when it has changed, and says why where it has not. */
export function OrderDialog({
  title,
  action,
  cancel,
  isDanger = false,
  onClose,
  send,
  children,
}: OrderDialogProps) {
  const id = useId();
  const refresh = useRefreshOrders();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    const sent = send();
    if (sent === null) {
      focusFirstWrong(form);
      return;
    }
    setPending(true);
    setError(null);
    try {
      await sent;
      // What is opened next goes by the order as it is now.
      await refresh();
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : translate(kit.failed));
      // The reason stands at the top, which a long form may have scrolled away.
      requestAnimationFrame(() => form.scrollIntoView({ block: 'start' }));
      // Who is told that somebody else changed the order sees it as it is now.
      void refresh();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {cancel ?? translate(kit.cancel)}
          </Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} isPending={isPending}>
            {action}
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
          void submit(event.currentTarget);
        }}
      >
        {error === null ? null : <Banner tone="danger">{error}</Banner>}
        {children}
      </form>
    </Dialog>
  );
}
