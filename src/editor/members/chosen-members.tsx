import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMembers } from '#contract/member-runs.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { MemberAction } from '#domain/members/member-runs.ts';
import type { Id } from '#lib/id.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { ChoosePlanDialog } from './choose-plan-dialog.tsx';
import type { MemberListFilter } from './member-filters.tsx';
import styles from './members.module.css';
import { MEMBERS_KEY } from './use-member-runs.ts';

/** Chosen one by one, or all that match. */
export type ChosenOfMembers = ReadonlySet<Id<'member'>> | 'all';

interface ChosenMembersProps {
  readonly chosen: ChosenOfMembers;
  readonly filter: MemberListFilter;
  readonly total: number;
  /** Whether more match than are shown. */
  readonly hasMore: boolean;
  readonly onChange: (chosen: ChosenOfMembers) => void;
}

/** What is done with several members at once, as a job that can be undone (MEMB-66). */
export function ChosenMembers({ chosen, filter, total, hasMore, onChange }: ChosenMembersProps) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'label' | 'unlabel' | 'plan' | 'unplan' | 'remove' | null>(null);
  const start = async (action: MemberAction, label = '', planId: PlanId | null = null) => {
    const selection = chosen === 'all' ? { filter } : { ids: [...chosen] };
    await callEndpoint(changeMembers, { body: { action, label, planId, selection } });
    await queries.invalidateQueries({ queryKey: [MEMBERS_KEY, 'runs'] });
    onChange(new Set());
  };
  const atOnce = useMutation({
    mutationFn: (action: MemberAction) => start(action),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  const count = chosen === 'all' ? total : chosen.size;
  if (count === 0) return null;
  return (
    <div className={styles['bar']} role="toolbar" aria-label={translate(memberList.actions)}>
      <span aria-live="polite">
        {chosen === 'all' ? translate(memberCare.allOfMany) : translate(memberCare.chosen, { count })}
      </span>
      {chosen !== 'all' && hasMore ? (
        <Button size="small" variant="quiet" onPress={() => onChange('all')}>
          {translate(memberCare.chooseAllMatching)}
        </Button>
      ) : null}
      <Button size="small" onPress={() => setAsked('label')}>
        {translate(memberCare.addLabel)}
      </Button>
      <Button size="small" onPress={() => setAsked('unlabel')}>
        {translate(memberCare.removeLabel)}
      </Button>
      <Button size="small" onPress={() => setAsked('plan')}>
        {translate(memberCare.givePlan)}
      </Button>
      <Button size="small" onPress={() => setAsked('unplan')}>
        {translate(memberCare.takePlan)}
      </Button>
      <Button size="small" isDisabled={atOnce.isPending} onPress={() => atOnce.mutate('suspend')}>
        {translate(memberList.suspend)}
      </Button>
      <Button size="small" isDisabled={atOnce.isPending} onPress={() => atOnce.mutate('activate')}>
        {translate(memberList.activate)}
      </Button>
      <Button size="small" variant="danger" onPress={() => setAsked('remove')}>
        {translate(memberList.remove)}
      </Button>
      <Button size="small" variant="quiet" onPress={() => onChange(new Set())}>
        {translate(memberCare.clear)}
      </Button>
      {asked === 'label' || asked === 'unlabel' ? (
        <LabelDialog
          title={translate(asked === 'label' ? memberCare.addLabel : memberCare.removeLabel)}
          onClose={() => setAsked(null)}
          onSubmit={(label) => start(asked, label)}
        />
      ) : null}
      {asked === 'plan' || asked === 'unplan' ? (
        <ChoosePlanDialog
          title={translate(asked === 'plan' ? memberCare.givePlan : memberCare.takePlan)}
          onClose={() => setAsked(null)}
          onSubmit={(planId) => start(asked, '', planId)}
        />
      ) : null}
      {asked === 'remove' ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={translate(memberCare.removeTitle)}
          confirmLabel={translate(memberList.remove)}
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsked(null);
          }}
          onConfirm={() => start('remove')}
        >
          {translate(memberCare.removeText)}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

interface LabelDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (label: string) => Promise<void>;
}

function LabelDialog({ title, onClose, onSubmit }: LabelDialogProps) {
  const fields = useFields({ label: '' });
  return (
    <FormDialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(memberCare.apply)}
      onSubmit={({ label }) => onSubmit(label)}
    >
      <TextField
        label={translate(memberCare.label)}
        autoComplete="off"
        autoFocus
        maxLength={50}
        isRequired
        {...fields.of('label')}
      />
    </FormDialog>
  );
}
