import { useState } from 'react';
import { invite } from '#contract/invitations.ts';
import { installation } from '#messages/en/interface/installation.ts';
import { Banner } from '#ui/banner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { CopyButton } from '../panel/copy-button.tsx';
import { refreshInvitations } from './invitations-query.ts';
import { SettingsForm } from './settings-form.tsx';

interface InviteCardProps {
  readonly isSending: boolean;
  readonly isClosed: boolean;
}

/** Invites one person; the link is also shown, to be passed on without mail. */
export function InviteCard({ isSending, isClosed }: InviteCardProps) {
  const fields = useFields({ email: '' });
  const [invited, setInvited] = useState<{ readonly email: string; readonly link: string } | null>(null);
  return (
    <SettingsForm
      title={translate(installation.inviteTitle)}
      description={translate(installation.inviteDescription)}
      fields={fields}
      submitLabel={translate(installation.invite)}
      onSubmit={async (body) => {
        const { link } = await callEndpoint(invite, { body });
        setInvited({ email: body.email.trim(), link });
        fields.set({ email: '' });
        await refreshInvitations();
      }}
    >
      {isClosed ? <Banner tone="warning">{translate(installation.closedWarning)}</Banner> : null}
      {invited === null ? null : (
        <>
          <Banner tone="success" title={translate(installation.isInvited, { email: invited.email })}>
            {isSending ? translate(installation.mailOnItsWay) : translate(installation.passLinkOn)}
          </Banner>
          <TextField
            label={translate(installation.invitationLink)}
            value={invited.link}
            isReadOnly
            suffix={<CopyButton text={invited.link} label={translate(installation.copyLink)} />}
          />
        </>
      )}
      <TextField
        label={translate(installation.email)}
        type="email"
        autoComplete="off"
        {...fields.of('email')}
      />
    </SettingsForm>
  );
}
