import type { OutboxMail } from '#contract/outbox.ts';
import { installation } from '#messages/en/interface/installation.ts';
import { Banner } from '#ui/banner.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
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
            <dt>{translate(installation.to)}</dt>
            <dd>{mail.to}</dd>
            <dt>{translate(installation.written)}</dt>
            <dd>{formatDateTime(mail.createdAt)}</dd>
          </dl>
          {mail.error === null ? null : (
            <Banner tone="danger" title={translate(installation.notSent)}>
              {mail.error}
            </Banner>
          )}
          {mail.status === 'sent' ? <p>{translate(installation.textNotKept)}</p> : null}
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
