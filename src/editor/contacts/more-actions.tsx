import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import { countExport, type ContactFormat } from '#contract/contact-files.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import { contactInactivity } from '#messages/en/interface/contact-inactivity.ts';
import { contactPrivacy } from '#messages/en/interface/contact-privacy.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { startDownload } from '../api/start-download.ts';
import { queryOf, type ContactsFilter } from './use-contacts.ts';

interface MoreActionsProps {
  readonly filter: ContactsFilter;
  readonly onOpen: (dialog: 'labels' | 'import' | 'log' | 'inactive') => void;
}

/** What is done about all contacts, or all that match: exports, an import, duplicates, labels. */
export function MoreActions({ filter, onOpen }: MoreActionsProps) {
  const navigate = useNavigate();
  const download = async (format: ContactFormat) => {
    const narrowed = queryOf(filter);
    // Where the sign-in is too old for an export, it is asked for here: a download could not.
    const { count } = await callEndpoint(countExport, { body: narrowed as never });
    showToast(translate(contactFiles.exporting, { count }));
    const query = new URLSearchParams({ format, ...narrowed });
    startDownload(`/api/contacts/export?${query.toString()}`);
  };
  const entry = (format: ContactFormat, label: string) => ({
    id: format,
    label,
    onAction: () =>
      void download(format).catch((error: unknown) => {
        if (!(error instanceof Error)) throw error;
        showToast(error.message, { tone: 'danger' });
      }),
  });
  return (
    <Menu
      label={translate(contactFiles.more)}
      placement="bottom end"
      trigger={
        <IconButton label={translate(contactFiles.more)}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      items={[
        { id: 'import', label: translate(contactFiles.importFile), onAction: () => onOpen('import') },
        entry('csv', translate(contactFiles.exportCsv)),
        entry('json', translate(contactFiles.exportJson)),
        entry('vcard', translate(contactFiles.exportVcard)),
        'separator',
        {
          id: 'duplicates',
          label: translate(contactFiles.duplicates),
          onAction: () => void navigate('/contacts/people/duplicates'),
        },
        {
          id: 'inactive',
          label: translate(contactInactivity.open),
          onAction: () => onOpen('inactive'),
        },
        { id: 'log', label: translate(contactPrivacy.log), onAction: () => onOpen('log') },
        { id: 'labels', label: translate(contactList.editLabels), onAction: () => onOpen('labels') },
      ]}
    />
  );
}
