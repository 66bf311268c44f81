import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoEmailChange } from '#contract/accounts.ts';
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

/** Undone by a button, not by opening the link: programs that check links in mails must not change anything. */
export function UndoEmailChangeScreen() {
  const token = useLinkToken();
  const queries = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => callEndpoint(undoEmailChange, { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['installation'] }),
  });
  if (undoing.isSuccess) {
    return (
      <AuthLayout
        title={translate(accountAccess.changeTakenBack)}
        lead={translateNodes(
          accountAccess.addressUsedAgain,
          { email: undoing.data.email },
          { strong: (words) => <strong>{words}</strong> },
        )}
      >
        <div>
          <LinkButton href={`/reset-password#${undoing.data.resetToken}`} variant="primary">
            {translate(accountAccess.chooseNewPassword)}
          </LinkButton>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={translate(accountAccess.takeBackTitle)} lead={translate(accountAccess.takeBackLead)}>
      <div className={styles['form']}>
        {undoing.isError ? <Banner tone="danger">{undoing.error.message}</Banner> : null}
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={undoing.isPending}
          onPress={() => undoing.mutate()}
        >
          {translate(accountAccess.takeBack)}
        </Button>
      </div>
    </AuthLayout>
  );
}
