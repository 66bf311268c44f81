import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteMember } from '#contract/member-invitations.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { useMemberAccess } from '../gating/use-member-access.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { MEMBERS_KEY } from './use-member-runs.ts';

/** Asks somebody to join the site (MEMB-16). */
export function InviteMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const fields = useFields({ email: '' });
  const plans = useMemberAccess().data?.plans ?? [];
  const [planIds, setPlanIds] = useState<ReadonlySet<PlanId>>(new Set());
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
        await callEndpoint(inviteMember, { body: { email, planIds: [...planIds] } });
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
      {plans.length === 0 ? null : (
        <Fieldset legend={translate(memberCare.plansAtOnce)}>
          {plans.map(({ id, name }) => (
            <Checkbox
              key={id}
              isSelected={planIds.has(id)}
              onChange={(isChosen) => {
                const next = new Set(planIds);
                if (isChosen) next.add(id);
                else next.delete(id);
                setPlanIds(next);
              }}
            >
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
        </Fieldset>
      )}
    </FormDialog>
  );
}
