import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  getContactInactivity,
  keepInactiveContacts,
  setContactInactivity,
  type DueContact,
} from '#contract/contact-inactivity.ts';
import { LEAST_INACTIVE_MONTHS, MOST_INACTIVE_MONTHS } from '#domain/contacts/inactivity.ts';
import { contactInactivity } from '#messages/en/interface/contact-inactivity.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatDate } from '#ui/format-time.ts';
import { NumberField } from '#ui/number-field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import styles from './contacts.module.css';

const KEY = ['contacts', 'inactivity'];
const FIRST_MONTHS = 24;

/** After how long without activity contacts are erased, and who will be soon (CRM-29). */
export function InactiveDialog({ onClose }: { readonly onClose: () => void }) {
  const inactivity = useQuery({ queryKey: KEY, queryFn: () => callEndpoint(getContactInactivity, {}) });
  return (
    <Dialog
      title={translate(contactInactivity.title)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles['form']}>
        <p className={styles['muted']}>{translate(contactInactivity.text)}</p>
        {inactivity.isError ? <LoadFailure retry={() => void inactivity.refetch()} /> : null}
        {inactivity.data === undefined ? null : (
          <>
            <Months key={String(inactivity.data.months)} months={inactivity.data.months} />
            {inactivity.data.months === null ? null : <Due {...inactivity.data} />}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Months({ months }: { readonly months: number | null }) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(months);
  const save = useMutation({
    mutationFn: () => callEndpoint(setContactInactivity, { body: { months: chosen } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      showToast(translate(contactInactivity.saved), { tone: 'success' });
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  return (
    <div className={styles['row']}>
      <Checkbox
        isSelected={chosen !== null}
        onChange={(isOn) => setChosen(isOn ? (months ?? FIRST_MONTHS) : null)}
      >
        {translate(contactInactivity.isOn)}
      </Checkbox>
      {chosen === null ? null : (
        <NumberField
          label={translate(contactInactivity.months)}
          minValue={LEAST_INACTIVE_MONTHS}
          maxValue={MOST_INACTIVE_MONTHS}
          value={chosen}
          onChange={(value) => {
            if (Number.isInteger(value)) setChosen(value);
          }}
        />
      )}
      <Button
        variant="primary"
        isDisabled={chosen === months}
        isPending={save.isPending}
        onPress={() => save.mutate()}
      >
        {translate(contactInactivity.save)}
      </Button>
    </div>
  );
}

interface DueProps {
  readonly due: readonly DueContact[];
  readonly total: number;
}

function Due({ due, total }: DueProps) {
  const id = useId();
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: (one: DueContact) => callEndpoint(keepInactiveContacts, { body: { ids: [one.id] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{translate(contactInactivity.due)}</h3>
      {due.length === 0 ? <p className={styles['muted']}>{translate(contactInactivity.nobody)}</p> : null}
      {total > due.length ? (
        <p className={styles['muted']}>{translate(contactInactivity.more, { count: due.length })}</p>
      ) : null}
      <ul className={styles['plainList']}>
        {due.map((one) => {
          const name = one.name || one.email || translate(contactList.noName);
          return (
            <li key={one.id} className={styles['row']}>
              <span>
                <bdi>{name}</bdi>{' '}
                <span className={styles['muted']}>
                  {translate(contactInactivity.on, { date: formatDate(one.at) })}
                </span>
              </span>
              <Button
                size="small"
                aria-label={translate(contactInactivity.keepOne, { name })}
                isDisabled={keep.isPending}
                onPress={() => keep.mutate(one)}
              >
                {translate(contactInactivity.keep)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
