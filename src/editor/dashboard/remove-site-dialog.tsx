import { removeSite, restoreSite } from '#contract/sites.ts';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { showToast } from '#ui/show-toast.ts';
import { translateNodes } from '#ui/translate-nodes.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { refreshSites } from './site-queries.ts';
import type { SiteDialogProps } from './site-dialog-props.ts';

/** Deleting takes a recent sign-in, and can be undone: at once by the toast, for 30 days in the trash. */
export function RemoveSiteDialog({ site, isOpen, onOpenChange }: SiteDialogProps) {
  const params = { siteId: site.id };
  const fields = useFields({});
  const restore = async () => {
    try {
      await callEndpoint(restoreSite, { params });
      await refreshSites();
    } catch (error) {
      showToast(error instanceof Error ? error.message : translate(kit.failed), { tone: 'danger' });
    }
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={translate(dashboard.deleteTitle)}
      fields={fields}
      submitLabel={translate(dashboard.deleteSite)}
      isDanger
      onSubmit={async () => {
        await callEndpoint(removeSite, { params });
        await refreshSites();
        showToast(translate(dashboard.deleted, { title: site.title }), {
          action: { label: translate(dashboard.undo), onPress: () => void restore() },
        });
      }}
    >
      <p>
        {translateNodes(
          dashboard.deleteText,
          { title: site.title },
          { strong: (words) => <strong>{words}</strong> },
        )}
      </p>
    </FormDialog>
  );
}
