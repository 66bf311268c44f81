import { useState } from 'react';
import { changePersonRoles, type SitePerson } from '#contract/people.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import { sitePeople } from '#messages/en/interface/site-people.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { mayBeReviewed } from './may-be-reviewed.ts';
import { RolesField } from './roles-field.tsx';

interface RolesDialogProps {
  readonly person: SitePerson;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

/** Gives somebody other roles, which count at once (ROLE-24). */
export function RolesDialog({ person, onChanged, onClose }: RolesDialogProps) {
  const fields = useFields({ roles: '' });
  const [isReviewed, setReviewed] = useState(person.isReviewed);
  const [roles, setRoles] = useState<readonly WebsiteRole[]>(person.roles);
  return (
    <FormDialog
      title={translate(sitePeople.rolesOf, { name: person.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(sitePeople.save)}
      onSubmit={async () => {
        await callEndpoint(changePersonRoles, {
          params: { personId: person.id },
          body: { roles: [...roles], isReviewed: isReviewed && mayBeReviewed(roles) },
        });
        await onChanged();
        showToast(translate(sitePeople.rolesChanged, { name: person.name }), { tone: 'success' });
      }}
    >
      <RolesField
        roles={roles}
        isReviewed={isReviewed}
        onReviewedChange={setReviewed}
        fixed={person.isOwner ? ['admin'] : []}
        errorMessage={fields.of('roles').errorMessage}
        onChange={(next) => {
          fields.of('roles').onChange('');
          setRoles(next);
        }}
      />
    </FormDialog>
  );
}
