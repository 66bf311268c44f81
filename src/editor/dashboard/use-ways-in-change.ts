import { useState } from 'react';
import { kit } from '#messages/en/interface/kit.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { refreshWaysIn } from './passkeys-query.ts';

/** Changes how the account is signed in to, one change at a time; what goes wrong is said. */
export function useWaysInChange() {
  const [isPending, setPending] = useState(false);
  const run = (work: () => Promise<void>) => async () => {
    setPending(true);
    try {
      await work();
      await refreshWaysIn();
    } catch (error) {
      showToast(error instanceof Error ? error.message : translate(kit.failed), { tone: 'danger' });
    } finally {
      setPending(false);
    }
  };
  return { isPending, run };
}
