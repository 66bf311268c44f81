import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { listSiteInvitations } from '#contract/people.ts';
import { featuresOff } from '#messages/en/interface/features-off.ts';
import { sitePeople } from '#messages/en/interface/site-people.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CopyButton } from '../panel/copy-button.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { useFeature } from '../site-context/use-feature.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { HandoverNotice } from './handover-notice.tsx';
import { PeopleList } from './people-list.tsx';
import styles from './people.module.css';
import { SiteInvitationsList } from './site-invitations-list.tsx';
import { PEOPLE_KEY, useHandover } from './use-handover.ts';

interface Sent {
  readonly email: string;
  readonly link: string | null;
}

/** Who works on the site, and who was asked to (ROLE-24). */
export function PeopleScreen() {
  const mayInvite = useFeature('contributors');
  const [isInviting, setInviting] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const queries = useQueryClient();
  const invitations = useQuery({
    queryKey: [PEOPLE_KEY, 'invitations'],
    queryFn: () => callEndpoint(listSiteInvitations, {}),
  });
  const { handover = null, isOwner = false } = useHandover().data ?? {};
  const open = invitations.data?.invitations ?? [];
  return (
    <Panel
      isWide
      title={translate(sitePeople.title)}
      back={{ to: '/settings', label: translate(sitePeople.settings) }}
      actions={
        mayInvite ? (
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden="true" size={16} />}
            onPress={() => setInviting(true)}
          >
            {translate(sitePeople.invite)}
          </Button>
        ) : null
      }
    >
      <div className={styles['stack']}>
        {mayInvite ? null : (
          <Banner title={translate(featuresOff.people)}>{translate(featuresOff.peopleText)}</Banner>
        )}
        {sent === null ? null : <SentNotice sent={sent} />}
        {handover === null ? null : <HandoverNotice handover={handover} isOwner={isOwner} />}
        <PeopleList />
        {invitations.isError ? <LoadFailure retry={() => void invitations.refetch()} /> : null}
        {open.length === 0 ? null : (
          <section className={styles['stack']} aria-labelledby="portico-site-invitations">
            <h2 id="portico-site-invitations" className={styles['heading']}>
              {translate(sitePeople.invitations)}
            </h2>
            <SiteInvitationsList invitations={open} onSent={(email, link) => setSent({ email, link })} />
          </section>
        )}
      </div>
      {isInviting ? (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={async (email, link) => {
            setSent({ email, link });
            await queries.invalidateQueries({ queryKey: [PEOPLE_KEY] });
          }}
        />
      ) : null}
    </Panel>
  );
}

/** That a mail is on its way; whoever runs the installation can pass its link on in another way, too. */
function SentNotice({ sent: { email, link } }: { readonly sent: Sent }) {
  return (
    <output className={styles['stack']}>
      <Banner tone="success" title={translate(sitePeople.invited, { email })}>
        {translate(sitePeople.invitedText)}
      </Banner>
      {link === null ? null : (
        <TextField
          label={translate(sitePeople.link)}
          value={link}
          isReadOnly
          suffix={<CopyButton text={link} label={translate(sitePeople.copyLink)} />}
        />
      )}
    </output>
  );
}
