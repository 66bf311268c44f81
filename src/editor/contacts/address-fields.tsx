import { Plus, X } from 'lucide-react';
import { CONTACT_LIMITS, type PostalAddress } from '#domain/contacts/contact-fields.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { Button } from '#ui/button.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import styles from './contacts.module.css';

const EMPTY: PostalAddress = { street: '', city: '', region: '', postalCode: '', country: '' };
const PARTS = [
  ['street', contactCard.street, 300],
  ['postalCode', contactCard.postalCode, 20],
  ['city', contactCard.city, 100],
  ['region', contactCard.region, 100],
  ['country', contactCard.country, 100],
] as const;

interface AddressFieldsProps {
  readonly addresses: readonly PostalAddress[];
  readonly canWrite: boolean;
  readonly onChange: (addresses: readonly PostalAddress[]) => void;
}

/** Up to 10 postal addresses (CRM-02). */
export function AddressFields({ addresses, canWrite, onChange }: AddressFieldsProps) {
  return (
    <>
      {addresses.map((address, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- addresses have no other name than their place
        <Fieldset key={place} legend={translate(contactCard.address)}>
          <div className={styles['pair']}>
            {PARTS.map(([part, label, maxLength]) => (
              <TextField
                key={part}
                label={translate(label)}
                maxLength={maxLength}
                isReadOnly={!canWrite}
                value={address[part]}
                onChange={(text) => onChange(addresses.with(place, { ...address, [part]: text }))}
              />
            ))}
          </div>
          {canWrite ? (
            <IconButton
              label={translate(contactCard.remove, { what: translate(contactCard.address) })}
              onPress={() => onChange(addresses.toSpliced(place, 1))}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </Fieldset>
      ))}
      {canWrite && addresses.length < CONTACT_LIMITS.addresses ? (
        <div>
          <Button
            icon={<Plus aria-hidden="true" size={16} />}
            onPress={() => onChange([...addresses, EMPTY])}
          >
            {translate(contactCard.addAddress)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
