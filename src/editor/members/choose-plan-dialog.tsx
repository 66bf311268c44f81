import { useState } from 'react';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { useFields } from '../api/use-fields.ts';
import { useMemberAccess } from '../gating/use-member-access.ts';
import { FormDialog } from '../panel/form-dialog.tsx';

interface ChoosePlanDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (planId: PlanId) => Promise<void>;
}

/** Asks which plan is given to members or taken from them (MEMB-58, MEMB-66). */
export function ChoosePlanDialog({ title, onClose, onSubmit }: ChoosePlanDialogProps) {
  const plans = useMemberAccess().data?.plans ?? [];
  const [chosen, setChosen] = useState<PlanId | null>(null);
  const fields = useFields({});
  const planId = chosen ?? plans[0]?.id ?? null;
  return (
    <FormDialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(memberCare.apply)}
      onSubmit={async () => {
        if (planId !== null) await onSubmit(planId);
      }}
    >
      {planId === null ? (
        <p>{translate(memberCare.noPlans)}</p>
      ) : (
        <Select
          label={translate(memberCare.plan)}
          options={plans.map(({ id, name }) => ({ value: id, label: name }))}
          value={planId}
          onChange={setChosen}
        />
      )}
    </FormDialog>
  );
}
