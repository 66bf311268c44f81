import { useQuery } from '@tanstack/react-query';
import { listMerges, undoContactMerge } from '#contract/contact-merges.ts';
import type { Id } from '#lib/id.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import { Button } from '#ui/button.tsx';
import { formatDate } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

interface ContactMergesProps {
  readonly contactId: Id<'contact'>;
  readonly canWrite: boolean;
}

/** Whom a contact was joined with in the last 30 days, which can be undone (CRM-17). */
export function ContactMerges({ contactId, canWrite }: ContactMergesProps) {
  const refresh = useRefreshContacts();
  const merges = useQuery({
    queryKey: ['contacts', 'merges', contactId],
    queryFn: () => callEndpoint(listMerges, { params: { contactId } }),
  });
  const undo = async (mergeId: Id<'contact-merge'>) => {
    await callEndpoint(undoContactMerge, { params: { mergeId } });
    await refresh();
    showToast(translate(contactFiles.mergeUndone), { tone: 'success' });
  };
  if (merges.data === undefined || merges.data.merges.length === 0) return null;
  return (
    <ul className={styles['plainList']}>
      {merges.data.merges.map(({ id, name, at }) => (
        <li key={id} className={styles['row']}>
          <span className={styles['muted']}>
            {translate(contactFiles.mergedWith, { name, date: formatDate(at) })}
          </span>
          {canWrite ? (
            <Button
              size="small"
              onPress={() =>
                void undo(id).catch((error: unknown) => {
                  if (!(error instanceof Error)) throw error;
                  showToast(error.message, { tone: 'danger' });
                })
              }
            >
              {translate(contactFiles.undoMerge)}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
