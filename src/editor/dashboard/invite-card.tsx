import { useState } from 'react';
import { invite } from '#contract/invitations.ts';
import { Banner } from '#ui/banner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { CopyButton } from './copy-button.tsx';
import { refreshInvitations } from './invitations-query.ts';
import { SettingsForm } from './settings-form.tsx';

interface InviteCardProps {
  readonly isSending: boolean;
  readonly isClosed: boolean;
}

/** Invites one person; the link can be passed on in another way than by mail. */
export function InviteCard({ isSending, isClosed }: InviteCardProps) {
  const fields = useFields({ email: '' });
  const [invited, setInvited] = useState<{ readonly email: string; readonly link: string } | null>(null);
  return (
    <SettingsForm
      title="Invite somebody"
      description="They get a link by mail, with which they create an account of their own. It works once, for 14 days."
      fields={fields}
      submitLabel="Invite"
      onSubmit={async (body) => {
        const { link } = await callEndpoint(invite, { body });
        setInvited({ email: body.email.trim(), link });
        fields.set({ email: '' });
        await refreshInvitations();
      }}
    >
      {isClosed ? (
        <Banner tone="warning">
          Nobody can create an account now. Let who is invited do so, before you invite somebody.
        </Banner>
      ) : null}
      {invited === null ? null : (
        <>
          <Banner tone="success" title={`${invited.email} is invited`}>
            {isSending
              ? 'The mail is on its way. You can pass the link on in another way, too; it is shown only now.'
              : 'No mail server is set: pass the link on yourself. It is shown only now.'}
          </Banner>
          <TextField
            label="Link of the invitation"
            value={invited.link}
            isReadOnly
            suffix={<CopyButton text={invited.link} label="Copy the link" />}
          />
        </>
      )}
      <TextField label="Email" type="email" autoComplete="off" {...fields.of('email')} />
    </SettingsForm>
  );
}
