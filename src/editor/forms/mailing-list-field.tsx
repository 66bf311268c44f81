import { useQuery } from '@tanstack/react-query';
import type { MailingListFieldProps } from '#blocks/panel.ts';
import { listMailingListOptions } from '#contract/newsletter-lists.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletters/newsletter-messages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';

const NONE = 'none';

/** Which mailing list addresses go to, and whether they are asked to confirm (EDIT-115, FBLD-61, FBLD-78 to FBLD-80). */
export function MailingListField({ value, isOptional, onChange }: MailingListFieldProps) {
  const lists = useQuery({
    queryKey: ['mailing-list-options'],
    queryFn: ({ signal }) => callEndpoint(listMailingListOptions, {}, { signal }),
  });
  if (lists.isError) {
    return (
      <Banner
        tone="danger"
        title="The mailing lists could not be loaded"
        actions={<Button onPress={() => void lists.refetch()}>Try again</Button>}
      >
        {lists.error.message}
      </Banner>
    );
  }
  if (lists.data === undefined) return <Spinner label="Loading mailing lists" />;
  const options = lists.data.lists;
  if (options.length === 0 && value === null) {
    return isOptional ? (
      <p>{NEWSLETTER_MESSAGES.noLists}</p>
    ) : (
      <Banner tone="warning">{NEWSLETTER_MESSAGES.noLists}</Banner>
    );
  }
  const chosen = options.find((list) => list.id === value?.listId);
  return (
    <>
      <Select
        label="Mailing list"
        errorMessage={
          chosen === undefined && (value !== null || !isOptional) ? NEWSLETTER_MESSAGES.listNeeded : undefined
        }
        options={[
          ...(isOptional ? [{ value: NONE, label: 'None' }] : []),
          ...options.map((list) => ({ value: list.id, label: list.name })),
        ]}
        value={chosen?.id ?? (isOptional && value === null ? NONE : null)}
        onChange={(listId) =>
          onChange(
            listId === NONE ? null : { listId, doubleOptIn: value?.doubleOptIn ?? true },
            'Change mailing list',
          )
        }
      />
      {value === null ? null : (
        <Switch
          label="Double opt-in"
          description="New subscribers confirm their address before they are on the list."
          isSelected={chosen?.isDoubleOptIn === true || value.doubleOptIn}
          isDisabled={chosen?.isDoubleOptIn === true}
          onChange={(doubleOptIn) => onChange({ ...value, doubleOptIn }, 'Change confirmation')}
        />
      )}
    </>
  );
}
