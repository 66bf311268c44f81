import { useQuery } from '@tanstack/react-query';
import { checkAddress } from '#contract/redirects.ts';
import { MAX_CANONICAL_LENGTH, ownPath, readCanonical } from '#domain/seo/canonical-address.ts';
import { Banner } from '#ui/banner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { pageSettings } from '#messages/en/interface/page-settings.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useBootFacts } from '../site-context/boot-context.ts';

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
        label={translate(pageSettings.canonical)}
        isOptional
        value={value}
        placeholder="/page"
        maxLength={MAX_CANONICAL_LENGTH}
        autoComplete="off"
        spellCheck="false"
        description={translate(pageSettings.canonicalText)}
        onChange={onChange}
        onBlur={() => {
          if (own !== null && own !== value) onChange(own);
          onBlur?.();
        }}
        {...(read.ok ? {} : { errorMessage: read.error })}
      />
      {answer?.found === 'nothing' ? (
        <Banner tone="warning">{translate(pageSettings.findsNothing, { path })}</Banner>
      ) : answer?.found === 'redirect' ? (
        <Banner tone="warning">
          {answer.to === ''
            ? translate(pageSettings.isGone, { path })
            : translate(pageSettings.redirects, { path, to: answer.to })}
        </Banner>
      ) : null}
    </>
  );
}
