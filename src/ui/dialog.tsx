import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { useIsScrollable } from './use-is-scrollable.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons at its foot; the main one last. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether Escape, the cross and a press outside close it. */
  readonly isDismissable?: boolean | undefined;
}

/** A dialog over the page: holds the focus, gives it back, closes on Escape. On a phone it comes from below. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      className={styles['overlay'] ?? ''}
    >
      <Modal className={classes(styles['modal'], styles[size])}>
        <AriaDialog role={role} className={styles['dialog'] ?? ''}>
          <div className={styles['header']}>
            <Heading slot="title" className={styles['title'] ?? ''}>
              {title}
            </Heading>
            {isDismissable ? (
              <Button slot="close" aria-label={translate(kit.close)} className={styles['close'] ?? ''}>
                <X aria-hidden="true" />
              </Button>
            ) : null}
          </div>
          <Body>{children}</Body>
          {footer === undefined ? null : <div className={styles['footer']}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A long text scrolls by keyboard, too. */
function Body({ children }: { readonly children: ReactNode }) {
  const [body, isScrollable] = useIsScrollable();
  return (
    <div ref={body} className={styles['body']} {...(isScrollable ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
