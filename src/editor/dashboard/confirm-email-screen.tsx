import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmEmail } from '#contract/accounts.ts';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { translateNodes } from '#ui/translate-nodes.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { AuthLayout } from './auth-layout.tsx';
import styles from './screen.module.css';
import { useLinkToken } from './use-link-token.ts';

/** Confirmed by a button, not by opening the link: programs that check links in mails must not confirm anything. */
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
        title={translate(accountAccess.addressConfirmed)}
        lead={translateNodes(
          accountAccess.signInWith,
          { email: confirmation.data.email },
          { strong: (words) => <strong>{words}</strong> },
        )}
      >
        <div>
          <LinkButton href="/" variant="primary">
            {translate(accountAccess.toDashboard)}
          </LinkButton>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={translate(accountAccess.confirmTitle)} lead={translate(accountAccess.confirmLead)}>
      <div className={styles['form']}>
        {confirmation.isError ? <Banner tone="danger">{confirmation.error.message}</Banner> : null}
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={confirmation.isPending}
          onPress={() => confirmation.mutate()}
        >
          {translate(accountAccess.confirm)}
        </Button>
      </div>
    </AuthLayout>
  );
}
