import type { SitePerson } from '#contract/people.ts';
import { offerSite } from '#contract/site-handover.ts';
import { siteHandover } from '#messages/en/interface/site-handover.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

interface HandOverDialogProps {
  readonly person: SitePerson;
  readonly onOffered: () => Promise<void>;
  readonly onClose: () => void;
}

/** Offers the site to somebody who works on it, and says what that changes (ROLE-23). */
export function HandOverDialog({ person, onOffered, onClose }: HandOverDialogProps) {
  const { id, name } = person;
  return (
    <ConfirmDialog
      isOpen
      title={translate(siteHandover.handOverTitle, { name })}
      confirmLabel={translate(siteHandover.offer)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={async () => {
        await callEndpoint(offerSite, { params: { personId: id } });
        await onOffered();
        showToast(translate(siteHandover.offered, { name }), { tone: 'success' });
      }}
    >
      {translate(siteHandover.handOverText, { name })}
    </ConfirmDialog>
  );
}
