import { useQuery } from '@tanstack/react-query';
import { listMailingListOptions } from '#contract/newsletter-lists.ts';
import { mailingListConnectionSchema } from '#domain/newsletters/mailing-list-connection.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletters/newsletter-messages.ts';
import type { JsonValue } from '#lib/json.ts';
import { Banner } from '#ui/banner.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';

interface MailingListFieldProps {
  readonly label: string;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue) => void;
}

/** Which list people join and how: the site's first list until another is chosen (CONT-87, EDIT-115). */
export function MailingListField({ label, value, onChange }: MailingListFieldProps) {
  const parsed = mailingListConnectionSchema.safeParse(value ?? {});
  const connection = parsed.success ? parsed.data : { listId: '', doubleOptIn: true };
  const { data, isPending, isError } = useQuery({
    queryKey: ['mailing-list-options'],
    queryFn: () => callEndpoint(listMailingListOptions, {}),
  });
  if (isPending) return <Spinner label="Loading the mailing lists" />;
  if (isError) return <Banner tone="danger">The mailing lists could not be loaded.</Banner>;
  const chosen = data.lists.find((list) => list.id === connection.listId) ?? data.lists[0];
  return (
    <>
      {data.lists.length === 0 ? (
        <Banner tone="info" title={label}>
          {NEWSLETTER_MESSAGES.noLists}
        </Banner>
      ) : (
        <Select
          label={label}
          options={data.lists.map((list) => ({ value: list.id, label: list.name }))}
          value={chosen?.id ?? null}
          onChange={(listId) => onChange({ ...connection, listId: String(listId) })}
        />
      )}
      <Switch
        label="Ask for a confirmation by email"
        description={
          chosen?.isDoubleOptIn === true
            ? 'The list asks everybody to confirm their address.'
            : 'New subscribers confirm their address before they are on the list.'
        }
        isDisabled={chosen?.isDoubleOptIn === true}
        isSelected={connection.doubleOptIn || chosen?.isDoubleOptIn === true}
        onChange={(doubleOptIn) => onChange({ ...connection, doubleOptIn })}
      />
    </>
  );
}
