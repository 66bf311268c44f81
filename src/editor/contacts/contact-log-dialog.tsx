import { useQuery } from '@tanstack/react-query';
import { listContactLog, type ContactLogEntry } from '#contract/contact-privacy.ts';
import { contactPrivacy } from '#messages/en/interface/contact-privacy.ts';
import { Dialog } from '#ui/dialog.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import styles from './contacts.module.css';

/** Who exported, imported, copied or erased how many (CRM-22, CRM-25). */
export function ContactLogDialog({ onClose }: { readonly onClose: () => void }) {
  const log = useQuery({
    queryKey: ['contacts', 'log'],
    queryFn: () => callEndpoint(listContactLog, {}),
  });
  return (
    <Dialog
      title={translate(contactPrivacy.log)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {log.isError ? <LoadFailure retry={() => void log.refetch()} /> : null}
      {log.data?.entries.length === 0 ? (
        <p className={styles['muted']}>{translate(contactPrivacy.nothingLogged)}</p>
      ) : null}
      <ul className={styles['plainList']}>
        {log.data?.entries.map((entry) => (
          <li key={entry.id} className={styles['item']}>
            <span>{textOf(entry)}</span>
            <span className={styles['muted']}>
              <bdi>{entry.person ?? translate(contactPrivacy.formerAccount)}</bdi> ·{' '}
              {formatDateTime(entry.at)}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function textOf({ action, count }: ContactLogEntry): string {
  switch (action) {
    case 'export':
      return translate(contactPrivacy.exported, { count });
    case 'import':
      return translate(contactPrivacy.imported, { count });
    case 'copy':
      return translate(contactPrivacy.copied);
    case 'erase':
      return translate(contactPrivacy.erased, { count });
  }
}
