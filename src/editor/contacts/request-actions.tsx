import { useState } from 'react';
import type { PersonalPart } from '#contract/contact-privacy.ts';
import {
  declineDataRequest,
  eraseRequested,
  listRequestedParts,
  sendRequestedCopy,
  type DataRequest,
} from '#contract/data-requests.ts';
import { MAX_DECLINE_REASON } from '#domain/contacts/data-request.ts';
import { contactPrivacy } from '#messages/en/interface/contact-privacy.ts';
import { contactRequests } from '#messages/en/interface/contact-requests.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

interface RequestActionsProps {
  readonly request: DataRequest;
  /** What says whose request it is. */
  readonly describedBy: string;
}

/** Answers a request: sends the copy, erases, or declines with a reason (CRM-28). */
export function RequestActions({ request, describedBy }: RequestActionsProps) {
  const { id, kind, email } = request;
  const refresh = useRefreshContacts();
  const params = { dataRequestId: id };
  const [opened, setOpened] = useState<'copy' | 'decline' | null>(null);
  const [parts, setParts] = useState<readonly PersonalPart[] | null>(null);
  const look = async () => setParts((await callEndpoint(listRequestedParts, { params })).parts);
  const answered = async (said: string) => {
    showToast(said, { tone: 'success' });
    await refresh();
  };
  const tell = (error: unknown) => {
    if (!(error instanceof Error)) throw error;
    showToast(error.message, { tone: 'danger' });
  };
  return (
    <span className={styles['row']}>
      {kind === 'copy' ? (
        <Button aria-describedby={describedBy} onPress={() => setOpened('copy')}>
          {translate(contactRequests.sendCopy)}
        </Button>
      ) : (
        <Button variant="danger" aria-describedby={describedBy} onPress={() => void look().catch(tell)}>
          {translate(contactRequests.erase)}
        </Button>
      )}
      <Button aria-describedby={describedBy} onPress={() => setOpened('decline')}>
        {translate(contactRequests.decline)}
      </Button>
      {opened === 'copy' ? (
        <ConfirmDialog
          isOpen
          title={translate(contactRequests.sendCopyTitle)}
          confirmLabel={translate(contactRequests.sendCopyNow)}
          onOpenChange={(isOpen) => {
            if (!isOpen) setOpened(null);
          }}
          onConfirm={async () => {
            await callEndpoint(sendRequestedCopy, { params });
            await answered(translate(contactRequests.copySent));
          }}
        >
          <p>{translate(contactRequests.sendCopyText, { email })}</p>
        </ConfirmDialog>
      ) : null}
      {parts === null ? null : (
        <EraseDialog
          name={email}
          parts={parts}
          onClose={() => setParts(null)}
          onErase={async () => {
            await callEndpoint(eraseRequested, { params });
            await answered(translate(contactPrivacy.erasing));
          }}
        />
      )}
      {opened === 'decline' ? (
        <DeclineDialog
          email={email}
          onClose={() => setOpened(null)}
          onDecline={async (reason) => {
            await callEndpoint(declineDataRequest, { params, body: { reason } });
            await answered(translate(contactRequests.declined));
          }}
        />
      ) : null}
    </span>
  );
}

interface DeclineDialogProps {
  readonly email: string;
  readonly onClose: () => void;
  readonly onDecline: (reason: string) => Promise<void>;
}

function DeclineDialog({ email, onClose, onDecline }: DeclineDialogProps) {
  const fields = useFields({ reason: '' });
  return (
    <FormDialog
      title={translate(contactRequests.declineTitle)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(contactRequests.declineNow)}
      onSubmit={({ reason }) => onDecline(reason)}
    >
      <p className={styles['muted']}>{translate(contactRequests.declineText, { email })}</p>
      <TextArea
        label={translate(contactRequests.reason)}
        rows={4}
        autoFocus
        maxLength={MAX_DECLINE_REASON}
        {...fields.of('reason')}
      />
    </FormDialog>
  );
}
