import { useMutation } from '@tanstack/react-query';
import { changeSignUpPolicy } from '#contract/invitations.ts';
import type { SignUpPolicy } from '#domain/accounts/sign-up-policy.ts';
import { installation } from '#messages/en/interface/installation.ts';
import type { Message } from '#messages/message.ts';
import { Card } from '#ui/card.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { refreshInvitations } from './invitations-query.ts';

const OPTIONS = [
  { value: 'open', label: installation.everybody },
  { value: 'invitation', label: installation.whoIsInvited },
  { value: 'closed', label: installation.nobody },
] as const;

const MEANINGS: Readonly<Record<SignUpPolicy, Message>> = {
  open: installation.everybodyMeaning,
  invitation: installation.whoIsInvitedMeaning,
  closed: installation.nobodyMeaning,
};

interface SignUpPolicyCardProps {
  readonly policy: SignUpPolicy;
  /** Set where Portico is started. */
  readonly isFixed: boolean;
}

/** Who may make an account. */
export function SignUpPolicyCard({ policy, isFixed }: SignUpPolicyCardProps) {
  const change = useMutation({
    // One after the other: the last that was chosen holds.
    scope: { id: 'sign-up-policy' },
    mutationFn: (next: SignUpPolicy) => callEndpoint(changeSignUpPolicy, { body: { policy: next } }),
    onSettled: refreshInvitations,
    onError: (error: Error) => showToast(error.message, { tone: 'danger' }),
  });
  const shown = change.isPending ? change.variables : policy;
  return (
    <Card
      title={translate(installation.signUp)}
      description={isFixed ? translate(installation.signUpFixed) : translate(MEANINGS[shown])}
    >
      <SegmentedControl
        label={translate(installation.whoCanSignUp)}
        options={OPTIONS.map(({ value, label }) => ({ value, label: translate(label) }))}
        value={shown}
        isDisabled={isFixed}
        onChange={(next) => change.mutate(next)}
      />
    </Card>
  );
}
