import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import type { MailingListFieldProps } from '#blocks/panel.ts';
import { listMailingListOptions } from '#contract/newsletter-lists.ts';
import { formSettings } from '#messages/en/interface/form-settings.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { MAILING_LIST_OPTIONS_KEY } from '../newsletters/use-mailing-lists.ts';
import { BootContext } from '../site-context/boot-context.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const NONE = 'none';
const ListDialog = lazyPart(async () => (await import('../newsletters/list-dialog.tsx')).ListDialog);

/**
 * Which mailing list addresses go to, and whether they are asked to confirm (EDIT-115, FBLD-61, FBLD-78 to FBLD-80). A
 * new list can be made on the spot; it is chosen then.
 */
export function MailingListField({ value, isOptional, hasFirstList, onChange }: MailingListFieldProps) {
  const [isMaking, setMaking] = useState(false);
  const canMake = use(BootContext)?.permissions.includes('newsletter.subscribers.write') ?? false;
  const lists = useQuery({
    queryKey: [MAILING_LIST_OPTIONS_KEY],
    queryFn: ({ signal }) => callEndpoint(listMailingListOptions, {}, { signal }),
  });
  if (lists.isError) {
    return (
      <Banner
        tone="danger"
        title={translate(formSettings.listsNotLoaded)}
        actions={<Button onPress={() => void lists.refetch()}>{translate(formSettings.tryAgain)}</Button>}
      >
        {lists.error.message}
      </Banner>
    );
  }
  if (lists.data === undefined) return <Spinner label={translate(formSettings.loadingLists)} />;
  const options = lists.data.lists;
  const isFirst = hasFirstList === true && value?.listId === '';
  const chosen = isFirst ? options[0] : options.find((list) => list.id === value?.listId);
  const choose = (listId: string): void =>
    onChange({ listId, doubleOptIn: value?.doubleOptIn ?? true }, formSettings.stepList);
  const hasLists = options.length > 0;
  return (
    <>
      {hasLists || (value !== null && !isFirst) ? (
        <Select
          label={translate(formSettings.list)}
          errorMessage={
            chosen === undefined && (value !== null || !isOptional)
              ? translate(formSettings.listNeeded)
              : undefined
          }
          options={[
            ...(isOptional ? [{ value: NONE, label: translate(formSettings.none) }] : []),
            ...options.map((list) => ({ value: list.id, label: list.name })),
          ]}
          value={chosen?.id ?? (isOptional && value === null ? NONE : null)}
          onChange={(listId) => (listId === NONE ? onChange(null, formSettings.stepList) : choose(listId))}
        />
      ) : isOptional ? (
        <p>{translate(formSettings.noLists)}</p>
      ) : (
        <Banner tone="warning">{translate(formSettings.noLists)}</Banner>
      )}
      {canMake ? (
        <Button size="small" onPress={() => setMaking(true)}>
          {translate(formSettings.newList)}
        </Button>
      ) : null}
      {value === null ? null : (
        <Switch
          label={translate(formSettings.doubleOptIn)}
          description={translate(formSettings.doubleOptInText)}
          isSelected={chosen?.isDoubleOptIn === true || value.doubleOptIn}
          isDisabled={chosen?.isDoubleOptIn === true}
          onChange={(doubleOptIn) => onChange({ ...value, doubleOptIn }, formSettings.stepConfirmation)}
        />
      )}
      {isMaking ? (
        <Suspense fallback={<Spinner label={translate(formSettings.loading)} />}>
          <ListDialog list={null} onClose={() => setMaking(false)} onMade={choose} />
        </Suspense>
      ) : null}
    </>
  );
}
