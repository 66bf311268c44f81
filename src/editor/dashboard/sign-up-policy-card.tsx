import { useMutation } from '@tanstack/react-query';
import { changeSignUpPolicy } from '#contract/invitations.ts';
import type { SignUpPolicy } from '#domain/accounts/sign-up-policy.ts';
import { Card } from '#ui/card.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { showToast } from '#ui/show-toast.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { refreshInvitations } from './invitations-query.ts';

const OPTIONS = [
  { value: 'open', label: 'Everybody' },
  { value: 'invitation', label: 'Who is invited' },
  { value: 'closed', label: 'Nobody' },
] as const;

const MEANINGS: Readonly<Record<SignUpPolicy, string>> = {
  open: 'Everybody with an email address can create an account and make sites.',
  invitation: 'People create an account with an invitation of yours.',
  closed: 'Nobody can create an account, also not with an invitation that is open.',
};

interface SignUpPolicyCardProps {
  readonly policy: SignUpPolicy;
  /** Set where Portico is started. */
  readonly isFixed: boolean;
}

/** Who may make an account. */
export function SignUpPolicyCard({ policy, isFixed }: SignUpPolicyCardProps) {
  const change = useMutation({
    mutationFn: (next: SignUpPolicy) => callEndpoint(changeSignUpPolicy, { body: { policy: next } }),
    onSettled: refreshInvitations,
    onError: (error: Error) => showToast(error.message, { tone: 'danger' }),
  });
  const shown = change.isPending ? change.variables : policy;
  return (
    <Card
      title="Sign-up"
      description={
        isFixed ? 'SIGN_UP sets this where Portico is started; it can be changed there.' : MEANINGS[shown]
      }
    >
      <SegmentedControl
        label="Who can create an account"
        options={OPTIONS}
        value={shown}
        isDisabled={isFixed || change.isPending}
        onChange={(next) => change.mutate(next)}
      />
    </Card>
  );
}
