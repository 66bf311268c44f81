import type { OutboxMail } from '#contract/outbox.ts';
import { classes } from '#ui/classes.ts';
import styles from './mail-status.module.css';

const WORDS: Readonly<Record<OutboxMail['status'], string>> = {
  kept: 'Kept here',
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

/** How far a mail has come. */
export function MailStatus({ status }: { readonly status: OutboxMail['status'] }) {
  return <span className={classes(styles['status'], styles[status])}>{WORDS[status]}</span>;
}
