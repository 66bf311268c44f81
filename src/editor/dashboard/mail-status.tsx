import type { OutboxMail } from '#contract/outbox.ts';
import { installation } from '#messages/en/interface/installation.ts';
import type { Message } from '#messages/message.ts';
import { classes } from '#ui/classes.ts';
import { translate } from '#ui/translate.ts';
import styles from './mail-status.module.css';

const WORDS: Readonly<Record<OutboxMail['status'], Message>> = {
  kept: installation.statusKept,
  queued: installation.statusQueued,
  sent: installation.statusSent,
  failed: installation.statusFailed,
};

/** The delivery state of a mail. */
export function MailStatus({ status }: { readonly status: OutboxMail['status'] }) {
  return <span className={classes(styles['status'], styles[status])}>{translate(WORDS[status])}</span>;
}
