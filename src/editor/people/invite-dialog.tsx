import { useState } from 'react';
import { invitePerson } from '#contract/people.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import { sitePeople } from '#messages/en/interface/site-people.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { mayBeReviewed } from './may-be-reviewed.ts';
import { RolesField } from './roles-field.tsx';

interface InviteDialogProps {
  readonly onInvited: (email: string, link: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks somebody to work on the site (ROLE-24). */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const fields = useFields({ email: '', roles: '' });
  const [isReviewed, setReviewed] = useState(false);
  const [roles, setRoles] = useState<readonly WebsiteRole[]>(['editor']);
  return (
    <FormDialog
      title={translate(sitePeople.inviteTitle)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(sitePeople.sendInvitation)}
      onSubmit={async ({ email }) => {
        const { link } = await callEndpoint(invitePerson, {
          body: { email, roles: [...roles], isReviewed: isReviewed && mayBeReviewed(roles) },
        });
        await onInvited(email.trim(), link);
      }}
    >
      <TextField
        label={translate(sitePeople.email)}
        description={translate(sitePeople.inviteDescription)}
        type="email"
        autoComplete="off"
        autoFocus
        {...fields.of('email')}
      />
      <RolesField
        roles={roles}
        isReviewed={isReviewed}
        onReviewedChange={setReviewed}
        errorMessage={fields.of('roles').errorMessage}
        onChange={(next) => {
          fields.of('roles').onChange('');
          setRoles(next);
        }}
      />
    </FormDialog>
  );
}
