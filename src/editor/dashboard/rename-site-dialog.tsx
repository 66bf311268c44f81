import { renameSite } from '#contract/sites.ts';
import { FORMER_IDENTIFIER_DAYS } from '#domain/sites/site-identifier.ts';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AddressField } from './address-field.tsx';
import { FormDialog } from '../panel/form-dialog.tsx';
import { refreshSites } from './site-queries.ts';
import type { SiteDialogProps } from './site-dialog-props.ts';

/** The site's title and its address. */
export function RenameSiteDialog(props: SiteDialogProps) {
  // Mounted anew each time it opens, so that it starts with the present values.
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ site, isOpen, onOpenChange }: SiteDialogProps) {
  const fields = useFields({ title: site.title, identifier: site.identifier });
  return (
    <FormDialog
      title={translate(dashboard.nameAndAddress)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      fields={fields}
      submitLabel={translate(dashboard.save)}
      onSubmit={async (body) => {
        await callEndpoint(renameSite, { params: { siteId: site.id }, body });
        await refreshSites();
        showToast(translate(dashboard.saved), { tone: 'success' });
      }}
    >
      <TextField
        label={translate(dashboard.siteTitle)}
        autoFocus
        description={site.isPublished ? translate(dashboard.newTitleWhenPublished) : undefined}
        {...fields.of('title')}
      />
      <AddressField
        current={site.identifier}
        description={translate(dashboard.newAddressDescription, { days: FORMER_IDENTIFIER_DAYS })}
        {...fields.of('identifier')}
      />
    </FormDialog>
  );
}
