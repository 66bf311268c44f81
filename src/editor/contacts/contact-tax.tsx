import { useState } from 'react';
import { markContactTaxExempt, type Contact } from '#contract/contacts.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { showToast } from '#ui/show-toast.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useRefreshContacts } from './use-contacts.ts';

interface ContactTaxProps {
  readonly contact: Contact;
  readonly canWrite: boolean;
}

/** Whether a person pays tax on what they buy (ORD-68); nothing for whoever may not see orders. */
export function ContactTax({ contact, canWrite }: ContactTaxProps) {
  const refresh = useRefreshContacts();
  /** What is on its way; null while nothing is. */
  const [asked, setAsked] = useState<boolean | null>(null);
  if (contact.orders === null) return null;
  const set = async (isTaxExempt: boolean) => {
    setAsked(isTaxExempt);
    try {
      await callEndpoint(markContactTaxExempt, { params: { contactId: contact.id }, body: { isTaxExempt } });
      await refresh();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      showToast(error.message, { tone: 'danger' });
    } finally {
      setAsked(null);
    }
  };
  return (
    <PanelGroup title={translate(contactCard.taxes)}>
      <Switch
        label={translate(contactCard.taxExempt)}
        description={translate(contactCard.taxExemptText)}
        isSelected={asked ?? contact.isTaxExempt}
        isDisabled={!canWrite}
        onChange={(isExempt) => {
          if (asked === null) void set(isExempt);
        }}
      />
    </PanelGroup>
  );
}
