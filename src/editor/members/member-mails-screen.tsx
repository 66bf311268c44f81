import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { listMemberMails } from '#contract/member-mails.ts';
import { accountMailWords } from '#messages/en/interface/account-mail-words.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import styles from './member-access.module.css';
import { MAIL_NAMES, MEMBER_MAILS_KEY } from './member-mail-names.ts';
import { MemberMailDialog, type EditedMail } from './member-mail-dialog.tsx';

/** The account mails, each with whose words it says (MEMB-67). */
export function MemberMailsScreen() {
  const mails = useQuery({
    queryKey: MEMBER_MAILS_KEY,
    queryFn: () => callEndpoint(listMemberMails, {}),
  });
  const [edited, setEdited] = useState<EditedMail | null>(null);
  return (
    <Panel
      title={translate(accountMailWords.title)}
      back={{ to: '/settings/members', label: translate(accountMailWords.members) }}
    >
      {mails.isPending ? (
        <Spinner label={translate(accountMailWords.loading)} />
      ) : mails.isError ? (
        <LoadFailure retry={() => void mails.refetch()} />
      ) : (
        <PanelGroup description={translate(accountMailWords.intro, { language: mails.data.language })}>
          <ul className={styles['list']}>
            {mails.data.mails.map((mail) => {
              const name = translate(MAIL_NAMES[mail.kind]);
              return (
                <li key={mail.kind} className={styles['row']}>
                  <span className={styles['name']}>
                    <span>{name}</span>
                    <span className={styles['aside']}>
                      {translate(mail.own === null ? accountMailWords.standard : accountMailWords.own)}
                    </span>
                  </span>
                  <IconButton
                    label={translate(accountMailWords.edit, { name })}
                    onPress={() => setEdited(mail)}
                  >
                    <Pencil aria-hidden="true" />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        </PanelGroup>
      )}
      {edited === null ? null : <MemberMailDialog mail={edited} onClose={() => setEdited(null)} />}
    </Panel>
  );
}
