import { ExternalLink, Mail, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SubmissionDetail } from '#contract/forms.ts';
import { formSubmissions } from '#messages/en/interface/form-submissions.ts';
import type { Id } from '#lib/id.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { useDeleteSubmissions, useMarkRead, useSubmission } from './use-submissions.ts';
import styles from './forms.module.css';

interface SubmissionDialogProps {
  readonly submissionId: Id<'submission'>;
  readonly canWrite: boolean;
  readonly onClose: () => void;
}

/** One submission with all its answers; opening it marks it read. */
export function SubmissionDialog({ submissionId, canWrite, onClose }: SubmissionDialogProps) {
  const submission = useSubmission(submissionId);
  const { mutate: markRead } = useMarkRead();
  const remove = useDeleteSubmissions();
  const isOpened = useRef(false);
  const isUnread = submission.data?.isRead === false;

  useEffect(() => {
    if (!isUnread || isOpened.current) return;
    isOpened.current = true;
    markRead({ ids: [submissionId], isRead: true });
  }, [isUnread, markRead, submissionId]);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={submission.data?.formName || translate(formSubmissions.submission)}
      size="medium"
      footer={
        submission.data === undefined ? undefined : (
          <>
            {canWrite ? (
              <Button
                variant="quiet"
                icon={<Trash2 aria-hidden="true" size={16} />}
                onPress={() => remove.mutate([submissionId], { onSuccess: onClose })}
              >
                {translate(formSubmissions.delete)}
              </Button>
            ) : null}
            <Button
              icon={<Mail aria-hidden="true" size={16} />}
              onPress={() => {
                markRead({ ids: [submissionId], isRead: false });
                onClose();
              }}
            >
              {translate(formSubmissions.markUnread)}
            </Button>
          </>
        )
      }
    >
      {submission.isError ? (
        <Banner tone="danger" title={translate(formSubmissions.submissionNotLoaded)}>
          {submission.error.message}
        </Banner>
      ) : submission.data === undefined ? (
        <Spinner label={translate(formSubmissions.loadingSubmission)} />
      ) : (
        <Answers submission={submission.data} />
      )}
    </Dialog>
  );
}

function Answers({ submission }: { readonly submission: SubmissionDetail }) {
  return (
    <div className={styles['detail']}>
      <p className={styles['meta']}>
        {formatDateTime(submission.createdAt)}
        {submission.pageUrl === null ? null : (
          <>
            {' · '}
            <a href={submission.pageUrl} target="_blank" rel="noreferrer" className={styles['link']}>
              {submission.pageTitle || submission.pagePath}
              <ExternalLink aria-label={translate(formSubmissions.newWindow)} size={12} />
            </a>
          </>
        )}
      </p>
      <dl className={styles['answers']}>
        {submission.answers.map((answer) => (
          <div key={answer.fieldId}>
            <dt dir="auto">{answer.title}</dt>
            <dd dir="auto">
              {answer.text === '' ? (
                <span className={styles['none']}>{translate(formSubmissions.noAnswer)}</span>
              ) : (
                answer.text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
