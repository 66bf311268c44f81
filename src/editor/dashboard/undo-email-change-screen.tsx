import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoEmailChange } from '#contract/accounts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { AuthLayout } from './auth-layout.tsx';
import styles from './screen.module.css';
import { useLinkToken } from './use-link-token.ts';

/** A press takes the change back, not the visit: programs that look at links in mails change nothing. */
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
        title="The change was taken back"
        lead={
          <>
            Your account uses <strong>{undoing.data.email}</strong> again. Everybody was signed out, and the
            former password no longer works.
          </>
        }
      >
        <div>
          <LinkButton href={`/reset-password#${undoing.data.resetToken}`} variant="primary">
            Choose a new password
          </LinkButton>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Take the change of your address back"
      lead="Your account uses the address again that this link was sent to. Everybody is signed out, and you choose a new password."
    >
      <div className={styles['form']}>
        {undoing.isError ? <Banner tone="danger">{undoing.error.message}</Banner> : null}
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={undoing.isPending}
          onPress={() => undoing.mutate()}
        >
          Take the change back
        </Button>
      </div>
    </AuthLayout>
  );
}
