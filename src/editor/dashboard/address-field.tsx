import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { checkIdentifier } from '#contract/sites.ts';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './address-field.module.css';

export interface AddressFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly errorMessage: string | null;
  /** The present identifier of the site: always available to it. */
  readonly current?: string | undefined;
  readonly description?: string | undefined;
}

/** A site's identifier; its availability is checked while it is typed. */
export function AddressField({ current, errorMessage, onChange, ...props }: AddressFieldProps) {
  const settled = useSettled(props.value);
  const isAsked = settled !== '' && settled !== current;
  const check = useQuery({
    queryKey: ['identifier', settled],
    queryFn: ({ signal }) => callEndpoint(checkIdentifier, { query: { identifier: settled } }, { signal }),
    enabled: isAsked,
    retry: false,
  });
  const isFresh = isAsked && settled === props.value;
  const problem = isFresh ? (check.data?.problem ?? null) : null;
  return (
    <TextField
      {...props}
      label={translate(dashboard.address)}
      autoComplete="off"
      spellCheck="false"
      onChange={(text) => onChange(text.toLowerCase().replaceAll(/\s/g, '-'))}
      errorMessage={errorMessage ?? problem}
      suffix={
        <span className={styles['suffix']}>
          {isFresh && check.data?.isFree === true ? (
            <Check aria-label={translate(dashboard.addressFree)} className={styles['free']} />
          ) : null}
          .{sitesHost()}
        </span>
      }
    />
  );
}

/** The base domain of all sites, with its port; the server writes it into the page. */
function sitesHost(): string {
  return document.documentElement.dataset['sitesHost'] ?? window.location.host;
}
