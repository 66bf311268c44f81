import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getHeldPlans, giveMemberPlan, takeMemberPlan } from '#contract/member-access.ts';
import type { ListedMember } from '#contract/members.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useMemberAccess } from '../gating/use-member-access.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import styles from './member-access.module.css';

/** The plans of a member, given and taken at once (MEMB-58). */
export function MemberPlansDialog({
  member,
  onClose,
}: {
  readonly member: ListedMember;
  readonly onClose: () => void;
}) {
  const queries = useQueryClient();
  const access = useMemberAccess();
  const queryKey = ['held plans', member.id];
  const params = { memberId: member.id };
  const held = useQuery({ queryKey, queryFn: () => callEndpoint(getHeldPlans, { params }) });
  const change = useMutation({
    // One after the other, and shown at once: a switch keeps the focus while it is saved.
    scope: { id: `plans of ${member.id}` },
    mutationFn: ({ planId, isHeld }: { readonly planId: PlanId; readonly isHeld: boolean }) =>
      callEndpoint(isHeld ? giveMemberPlan : takeMemberPlan, { params: { ...params, planId } }),
    onMutate: ({ planId, isHeld }) =>
      queries.setQueryData(queryKey, (before: typeof held.data) => {
        if (before === undefined) return before;
        const others = before.planIds.filter((each) => each !== planId);
        return { ...before, planIds: isHeld ? [...others, planId] : others };
      }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={translate(memberAccess.plansOf, { email: member.email })}>
      {access.isError || held.isError ? (
        <LoadFailure retry={() => void Promise.all([access.refetch(), held.refetch()])} />
      ) : access.data === undefined || held.data === undefined ? (
        <Spinner label={translate(memberAccess.loading)} />
      ) : access.data.plans.length === 0 ? (
        <p className={styles['muted']}>{translate(memberAccess.nothingToChoose)}</p>
      ) : (
        <div className={styles['form']}>
          {access.data.plans.map(({ id, name }) => (
            <Switch
              key={id}
              label={name}
              isSelected={held.data.planIds.includes(id)}
              onChange={(isHeld) => change.mutate({ planId: id, isHeld })}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}
