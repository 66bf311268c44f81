import type { OutboxMail } from '#contract/outbox.ts';
import { Banner } from '#ui/banner.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { linkParts } from './link-parts.ts';
import styles from './mail-dialog.module.css';

export interface MailDialogProps {
  readonly mail: OutboxMail | null;
  readonly onClose: () => void;
}

/** A mail as text; its links can be followed. */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  return (
    <Dialog
      isOpen={mail !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={mail?.subject ?? ''}
    >
      {mail === null ? null : (
        <>
          <dl className={styles['facts']}>
            <dt>To</dt>
            <dd>{mail.to}</dd>
            <dt>Written</dt>
            <dd>{formatDateTime(mail.createdAt)}</dd>
          </dl>
          {mail.error === null ? null : (
            <Banner tone="danger" title="It could not be sent">
              {mail.error}
            </Banner>
          )}
          {mail.status === 'sent' ? <p>What a mail says is not kept once it is sent.</p> : null}
          <p className={styles['text']}>
            {linkParts(mail.text).map((part) =>
              part.isLink ? (
                <a key={part.at} href={part.text}>
                  {part.text}
                </a>
              ) : (
                part.text
              ),
            )}
          </p>
        </>
      )}
    </Dialog>
  );
}
