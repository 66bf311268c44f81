import type { DonatePageFieldProps } from '#blocks/panel.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { useFunds } from './use-donations.ts';

/** One of the site's donation pages, which are made in Selling (BLK-61). */
export function DonatePageField({ value, onChange }: DonatePageFieldProps) {
  const found = useFunds();
  if (found.isPending) return <Spinner label={translate(words.donatePage)} />;
  if (found.isError) return <LoadFailure retry={() => void found.refetch()} />;
  const { pages } = found.data;
  const isGone = value !== null && pages.every(({ id }) => id !== value);
  return (
    <Select<string>
      label={translate(words.donatePage)}
      description={translate(words.donatePageHelp)}
      value={value ?? ''}
      options={[
        { value: '', label: translate(words.noPage) },
        ...pages.map(({ id, title }) => ({ value: id as string, label: title })),
        ...(isGone ? [{ value, label: translate(words.pageGone) }] : []),
      ]}
      onChange={(chosen) => onChange(pages.find(({ id }) => id === chosen)?.id ?? null)}
    />
  );
}
