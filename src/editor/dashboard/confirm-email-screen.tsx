import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmEmail } from '#contract/accounts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { AuthLayout } from './auth-layout.tsx';
import styles from './screen.module.css';
import { useLinkToken } from './use-link-token.ts';

/** A press confirms, not the visit: programs that look at links in mails confirm nothing. */
export function ConfirmEmailScreen() {
  const token = useLinkToken();
  const queries = useQueryClient();
  const confirmation = useMutation({
    mutationFn: () => callEndpoint(confirmEmail, { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['installation'] }),
  });
  if (confirmation.isSuccess) {
    return (
      <AuthLayout
        title="Address confirmed"
        lead={
          <>
            From now on you sign in with <strong>{confirmation.data.email}</strong>.
          </>
        }
      >
        <div>
          <LinkButton href="/" variant="primary">
            Go to the dashboard
          </LinkButton>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Confirm your new address" lead="You sign in with it from then on.">
      <div className={styles['form']}>
        {confirmation.isError ? <Banner tone="danger">{confirmation.error.message}</Banner> : null}
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={confirmation.isPending}
          onPress={() => confirmation.mutate()}
        >
          Confirm
        </Button>
      </div>
    </AuthLayout>
  );
}
