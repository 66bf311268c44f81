import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { formSubmissions } from '#messages/en/interface/form-submissions.ts';
import type { Id } from '#lib/id.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { translate } from '#ui/translate.ts';
import { useDeleteSubmissions, useMarkRead } from './use-submissions.ts';
import styles from './forms.module.css';

interface SubmissionsActionsProps {
  /** The chosen submissions of the page. */
  readonly ids: ReadonlySet<Id<'submission'>>;
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
      aria-label={translate(formSubmissions.chosenSubmissions)}
    >
      <span className={styles['meta']} aria-live="polite">
        {isNone
          ? translate(formSubmissions.noneChosen)
          : translate(formSubmissions.chosen, { count: ids.size })}
      </span>
      <Button
        size="small"
        icon={<MailOpen aria-hidden="true" size={14} />}
        isDisabled={isNone}
        onPress={() => markAs(true)}
      >
        {translate(formSubmissions.markRead)}
      </Button>
      <Button
        size="small"
        icon={<Mail aria-hidden="true" size={14} />}
        isDisabled={isNone}
        onPress={() => markAs(false)}
      >
        {translate(formSubmissions.markUnread)}
      </Button>
      {canWrite ? (
        <Button
          size="small"
          icon={<Trash2 aria-hidden="true" size={14} />}
          isDisabled={isNone}
          onPress={() => remove.mutate([...ids], { onSuccess: onDone })}
        >
          {translate(formSubmissions.deleteChosen)}
        </Button>
      ) : null}
    </div>
  );
}
