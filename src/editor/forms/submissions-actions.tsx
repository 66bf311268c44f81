import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useDeleteSubmissions, useMarkRead } from './use-submissions.ts';
import styles from './forms.module.css';

interface SubmissionsActionsProps {
  /** The chosen submissions of the page. */
  readonly ids: ReadonlySet<string>;
  readonly canWrite: boolean;
  readonly onDone: () => void;
}

/** What can be done with several submissions at once. */
export function SubmissionsActions({ ids, canWrite, onDone }: SubmissionsActionsProps) {
  const mark = useMarkRead();
  const remove = useDeleteSubmissions();
  const isNone = ids.size === 0;
  const markAs = (isRead: boolean): void => mark.mutate({ ids: [...ids], isRead }, { onSuccess: onDone });
  return (
    <div
      className={classes(styles['actions'], isNone && styles['idle'])}
      role="toolbar"
      aria-label="Chosen submissions"
    >
      <span className={styles['meta']} aria-live="polite">
        {isNone ? 'None chosen' : `${ids.size} chosen`}
      </span>
      <Button
        size="small"
        icon={<MailOpen aria-hidden="true" size={14} />}
        isDisabled={isNone}
        onPress={() => markAs(true)}
      >
        Mark as read
      </Button>
      <Button
        size="small"
        icon={<Mail aria-hidden="true" size={14} />}
        isDisabled={isNone}
        onPress={() => markAs(false)}
      >
        Mark as unread
      </Button>
      {canWrite ? (
        <Button
          size="small"
          icon={<Trash2 aria-hidden="true" size={14} />}
          isDisabled={isNone}
          onPress={() => remove.mutate([...ids], { onSuccess: onDone })}
        >
          Delete chosen
        </Button>
      ) : null}
    </div>
  );
}
