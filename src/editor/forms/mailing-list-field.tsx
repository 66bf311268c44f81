import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import type { MailingListFieldProps } from '#blocks/panel.ts';
import { listMailingListOptions } from '#contract/newsletter-lists.ts';
import { NEWSLETTER_MESSAGES } from '#domain/newsletters/newsletter-messages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { MAILING_LIST_OPTIONS_KEY } from '../newsletters/use-mailing-lists.ts';
import { BootContext } from '../shell/boot-context.ts';
import { lazyPart } from '../shell/lazy-part.ts';

const NONE = 'none';
const ListDialog = lazyPart(async () => (await import('../newsletters/list-dialog.tsx')).ListDialog);

/**
 * Which mailing list addresses go to, and whether they are asked to confirm (EDIT-115, FBLD-61, FBLD-78 to FBLD-80). A
 * new list can be made on the spot; it is chosen then.
 */
export function MailingListField({ value, isOptional, hasFirstList, onChange }: MailingListFieldProps) {
  const [isMaking, setMaking] = useState(false);
  const canMake = use(BootContext)?.permissions.includes('newsletter.write') ?? false;
  const lists = useQuery({
    queryKey: [MAILING_LIST_OPTIONS_KEY],
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
  const isFirst = hasFirstList === true && value?.listId === '';
  const chosen = isFirst ? options[0] : options.find((list) => list.id === value?.listId);
  const choose = (listId: string): void =>
    onChange({ listId, doubleOptIn: value?.doubleOptIn ?? true }, 'Change mailing list');
  const hasLists = options.length > 0;
  return (
    <>
      {hasLists || (value !== null && !isFirst) ? (
        <Select
          label="Mailing list"
          errorMessage={
            chosen === undefined && (value !== null || !isOptional)
              ? NEWSLETTER_MESSAGES.listNeeded
              : undefined
          }
          options={[
            ...(isOptional ? [{ value: NONE, label: 'None' }] : []),
            ...options.map((list) => ({ value: list.id, label: list.name })),
          ]}
          value={chosen?.id ?? (isOptional && value === null ? NONE : null)}
          onChange={(listId) => (listId === NONE ? onChange(null, 'Change mailing list') : choose(listId))}
        />
      ) : isOptional ? (
        <p>{NEWSLETTER_MESSAGES.noLists}</p>
      ) : (
        <Banner tone="warning">{NEWSLETTER_MESSAGES.noLists}</Banner>
      )}
      {canMake ? (
        <Button size="small" onPress={() => setMaking(true)}>
          New mailing list
        </Button>
      ) : null}
      {value === null ? null : (
        <Switch
          label="Double opt-in"
          description="New subscribers confirm their address before they are on the list."
          isSelected={chosen?.isDoubleOptIn === true || value.doubleOptIn}
          isDisabled={chosen?.isDoubleOptIn === true}
          onChange={(doubleOptIn) => onChange({ ...value, doubleOptIn }, 'Change confirmation')}
        />
      )}
      {isMaking ? (
        <Suspense fallback={<Spinner label="Loading" />}>
          <ListDialog list={null} onClose={() => setMaking(false)} onMade={choose} />
        </Suspense>
      ) : null}
    </>
  );
}
