import { removeSite, restoreSite } from '#contract/sites.ts';
import { showToast } from '#ui/show-toast.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { refreshSites } from './site-queries.ts';
import type { SiteDialogProps } from './site-dialog-props.ts';

/** Deleting wants the password, and can be taken back: at once by the toast, for 30 days in the trash. */
export function RemoveSiteDialog({ site, isOpen, onOpenChange }: SiteDialogProps) {
  const params = { siteId: site.id };
  const fields = useFields({ password: '' });
  const restore = async () => {
    try {
      await callEndpoint(restoreSite, { params });
      await refreshSites();
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'Something went wrong', { tone: 'danger' });
    }
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete this site?"
      fields={fields}
      submitLabel="Delete site"
      isDanger
      onSubmit={async (body) => {
        await callEndpoint(removeSite, { params, body });
        fields.set({ password: '' });
        await refreshSites();
        showToast(`${site.title} was deleted.`, {
          action: { label: 'Undo', onPress: () => void restore() },
        });
      }}
    >
      <p>
        <strong>{site.title}</strong> goes off the web at once. You can bring it back for 30 days; after that
        it is gone with all its pages, files and submitted forms.
      </p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        {...fields.of('password')}
      />
    </FormDialog>
  );
}
