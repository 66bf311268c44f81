import { useQuery } from '@tanstack/react-query';
import { Cookie, Download } from 'lucide-react';
import { countConsent } from '#contract/consent.ts';
import { textVersion } from '#domain/consent/text-version.ts';
import type { CookieSettings } from '#domain/consent/cookie-settings.ts';
import { cookieSettings } from '#messages/en/interface/cookie-settings.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { PanelGroup } from '../../panel/panel-group.tsx';
import { LoadFailure } from '../../panel/load-failure.tsx';

/** What visitors chose, by the version of the banner's words; nobody can be told from it. */
export function ConsentCounts({ settings }: { readonly settings: CookieSettings }) {
  const counts = useQuery({ queryKey: ['consent-counts'], queryFn: () => callEndpoint(countConsent, {}) });
  const present = textVersion(settings);
  return (
    <PanelGroup
      title={translate(cookieSettings.whatChosen)}
      description={translate(cookieSettings.whatChosenText)}
    >
      {counts.isError ? (
        <LoadFailure retry={() => void counts.refetch()} />
      ) : (
        <Table
          label={translate(cookieSettings.whatChosen)}
          isLoading={counts.isPending}
          items={(counts.data?.versions ?? []).map((version) => ({ ...version, id: version.textVersion }))}
          empty={
            <EmptyState icon={<Cookie />} title={translate(cookieSettings.noChoices)}>
              {translate(cookieSettings.noChoicesText)}
            </EmptyState>
          }
          columns={[
            {
              id: 'version',
              title: translate(cookieSettings.bannerText),
              isRowHeader: true,
              render: ({ textVersion: version }) =>
                version === present ? translate(cookieSettings.presentText, { version }) : version,
            },
            {
              id: 'accepted',
              title: translate(cookieSettings.accepted),
              align: 'end',
              render: ({ accepted }) => accepted,
            },
            {
              id: 'declined',
              title: translate(cookieSettings.declined),
              align: 'end',
              render: ({ declined }) => declined,
            },
            {
              id: 'latest',
              title: translate(cookieSettings.latest),
              isSecondary: true,
              render: ({ latestAt }) => formatDateTime(latestAt),
            },
          ]}
        />
      )}
      {(counts.data?.versions.length ?? 0) > 0 ? (
        <div>
          <LinkButton
            href="/api/consent/choices.csv"
            download
            icon={<Download aria-hidden="true" size={16} />}
          >
            {translate(cookieSettings.downloadCsv)}
          </LinkButton>
        </div>
      ) : null}
    </PanelGroup>
  );
}
