import { useState, type ReactNode } from 'react';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** What will happen, and whether it can be taken back. */
  readonly children: ReactNode;
  /** The verb: 'Delete site'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly isDanger?: boolean | undefined;
  /** False while something is looked up that changes what is asked; it cannot be confirmed before. */
  readonly isReady?: boolean | undefined;
  /** The dialog waits for a promise, closes when it is kept and shows the message when it is broken. */
  readonly onConfirm: () => void | Promise<void>;
}

/** Asks before something that matters. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isReady = true,
  onConfirm,
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const close = () => {
    setError(null);
    onOpenChange(false);
  };
  const confirm = async () => {
    setPending(true);
    setError(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : translate(kit.failed));
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={title}
      size="small"
      role="alertdialog"
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={close} isDisabled={isPending}>
            {cancelLabel ?? translate(kit.cancel)}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            isDisabled={!isReady}
            autoFocus={!isDanger}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles['text']}>
        {children}
        {error === null ? null : <Banner tone="danger">{error}</Banner>}
      </div>
    </Dialog>
  );
}
