import { cutText } from '#lib/cut-text.ts';
import { checkIdentifier, duplicateSite } from '#contract/sites.ts';
import { useQuery } from '@tanstack/react-query';
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

/** A copy of a site, under a name of its own. */
export function DuplicateSiteDialog(props: SiteDialogProps) {
  const title = cutText(translate(dashboard.copyTitle, { title: props.site.title }), 100);
  const proposal = useQuery({
    queryKey: ['identifier-for', title],
    queryFn: ({ signal }) => callEndpoint(checkIdentifier, { query: { title } }, { signal }),
    enabled: props.isOpen,
    staleTime: 0,
    gcTime: 0,
  });
  if (!props.isOpen || proposal.isPending) return null;
  return <OpenDialog {...props} title={title} identifier={proposal.data?.identifier ?? ''} />;
}

function OpenDialog({
  site,
  isOpen,
  onOpenChange,
  title,
  identifier,
}: SiteDialogProps & { readonly title: string; readonly identifier: string }) {
  const fields = useFields({ title, identifier });
  return (
    <FormDialog
      title={translate(dashboard.duplicateTitle, { title: site.title })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      fields={fields}
      submitLabel={translate(dashboard.duplicate)}
      onSubmit={async (body) => {
        const copy = await callEndpoint(duplicateSite, { params: { siteId: site.id }, body });
        await refreshSites();
        showToast(translate(dashboard.duplicated, { title: copy.title }), { tone: 'success' });
      }}
    >
      <p>{translate(dashboard.duplicateText)}</p>
      <TextField label={translate(dashboard.siteTitle)} autoFocus {...fields.of('title')} />
      <AddressField {...fields.of('identifier')} />
    </FormDialog>
  );
}
