import { useQueryClient } from '@tanstack/react-query';
import { inviteMember } from '#contract/member-invitations.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { MEMBERS_KEY } from './use-member-runs.ts';

/** Asks somebody to join the site (MEMB-16). */
export function InviteMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const fields = useFields({ email: '' });
  const queries = useQueryClient();
  return (
    <FormDialog
      title={translate(memberCare.invite)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(memberCare.send)}
      onSubmit={async ({ email }) => {
        await callEndpoint(inviteMember, { body: { email } });
        await queries.invalidateQueries({ queryKey: [MEMBERS_KEY, 'invitations'] });
        showToast(translate(memberCare.sent, { email: email.trim() }), { tone: 'success' });
      }}
    >
      <TextField
        label={translate(memberCare.email)}
        description={translate(memberCare.inviteText)}
        type="email"
        autoComplete="off"
        autoFocus
        {...fields.of('email')}
      />
    </FormDialog>
  );
}
