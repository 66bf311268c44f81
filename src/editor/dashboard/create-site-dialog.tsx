import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkIdentifier, createSite } from '#contract/sites.ts';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { withEditing } from '#domain/navigation/editing-parameter.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { AddressField } from './address-field.tsx';
import { FormDialog } from '../panel/form-dialog.tsx';
import { refreshSites } from './site-queries.ts';
import type { Template } from './template.ts';

export interface CreateSiteDialogProps {
  /** Null while none is chosen. */
  readonly template: Template | null;
  readonly onClose: () => void;
}

/** Asks for the name of the new site and opens it for editing. */
export function CreateSiteDialog({ template, onClose }: CreateSiteDialogProps) {
  return template === null ? null : <OpenDialog template={template} onClose={onClose} />;
}

function OpenDialog({ template, onClose }: { readonly template: Template; readonly onClose: () => void }) {
  const fields = useFields({ title: '', identifier: '' });
  // The address follows the title until the person edits it.
  const [isOwnAddress, setOwnAddress] = useState(false);
  const title = useSettled(fields.values.title.trim());
  const proposal = useQuery({
    queryKey: ['identifier-for', title],
    queryFn: ({ signal }) => callEndpoint(checkIdentifier, { query: { title } }, { signal }),
    enabled: title !== '' && !isOwnAddress,
  });
  const proposed = proposal.data?.identifier ?? '';
  // A proposal that arrives late does not change the field while it has the focus.
  const [held, setHeld] = useState<string | null>(null);
  const identifier = isOwnAddress ? fields.values.identifier : (held ?? proposed);
  const addressField = fields.of('identifier');
  return (
    <FormDialog
      title={translate(dashboard.nameYourSite)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(dashboard.createSite)}
      onSubmit={async (values) => {
        const address = isOwnAddress
          ? identifier
          : (await callEndpoint(checkIdentifier, { query: { title: values.title } })).identifier;
        const body = { title: values.title, identifier: address, templateId: template.id };
        const site = await callEndpoint(createSite, { body });
        await refreshSites();
        // An empty page opens in edit mode.
        window.location.assign(template.isBlank ? withEditing(site.configUrl) : site.configUrl);
      }}
    >
      <TextField
        label={translate(dashboard.siteTitle)}
        autoFocus
        description={translate(dashboard.siteTitleDescription)}
        {...fields.of('title')}
      />
      <AddressField
        {...addressField}
        value={identifier}
        onFocus={() => setHeld(identifier)}
        onBlur={() => setHeld(null)}
        onChange={(value) => {
          setOwnAddress(value !== '');
          addressField.onChange(value);
        }}
        description={translate(dashboard.addressDescription)}
      />
    </FormDialog>
  );
}
