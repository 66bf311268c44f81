import { useQuery } from '@tanstack/react-query';
import { checkAddress } from '#contract/redirects.ts';
import { MAX_CANONICAL_LENGTH, ownPath, readCanonical } from '#domain/seo/canonical-address.ts';
import { Banner } from '#ui/banner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useBootFacts } from '../shell/boot-context.ts';

interface CanonicalFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/**
 * The address search engines are told in place of the page's own, with a warning where it leads nowhere (FIND-46). One of
 * the site itself that is typed in full becomes its path.
 */
export function CanonicalField({ value, onChange, onBlur }: CanonicalFieldProps) {
  const { publicOrigin } = useBootFacts();
  const read = readCanonical(value);
  const own = ownPath(value, publicOrigin);
  const path = useSettled(own ?? '');
  const checked = useQuery({
    queryKey: ['address', path],
    queryFn: ({ signal }) => callEndpoint(checkAddress, { query: { path } }, { signal, isBackground: true }),
    enabled: path !== '',
    staleTime: 0,
  });
  const answer = path === '' ? undefined : checked.data;
  return (
    <>
      <TextField
        label="Canonical address"
        isOptional
        value={value}
        placeholder="/page"
        maxLength={MAX_CANONICAL_LENGTH}
        autoComplete="off"
        spellCheck="false"
        description="Where the same content has another address that search engines should list."
        onChange={onChange}
        onBlur={() => {
          if (own !== null && own !== value) onChange(own);
          onBlur?.();
        }}
        {...(read.ok ? {} : { errorMessage: read.error })}
      />
      {answer?.found === 'nothing' ? (
        <Banner tone="warning">{`Visitors find nothing at ${path} (404).`}</Banner>
      ) : answer?.found === 'redirect' ? (
        <Banner tone="warning">
          {answer.to === ''
            ? `${path} says that it is gone (410).`
            : `${path} redirects to ${answer.to}. Name that address instead.`}
        </Banner>
      ) : null}
    </>
  );
}
