import { useQuery } from '@tanstack/react-query';
import { Cookie, Download } from 'lucide-react';
import { countConsent } from '#contract/consent.ts';
import { textVersion } from '#domain/consent/text-version.ts';
import type { CookieSettings } from '#domain/consent/cookie-settings.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Table } from '#ui/table.tsx';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { PanelGroup } from '../../panel/panel-group.tsx';
import { LoadFailure } from '../load-failure.tsx';

/** What visitors chose, by the version of the banner's words; nobody can be told from it. */
export function ConsentCounts({ settings }: { readonly settings: CookieSettings }) {
  const counts = useQuery({ queryKey: ['consent-counts'], queryFn: () => callEndpoint(countConsent, {}) });
  const present = textVersion(settings);
  return (
    <PanelGroup
      title="What visitors chose"
      description="Each choice is recorded with its time and the version of the banner’s words, and nothing about the visitor."
    >
      {counts.isError ? (
        <LoadFailure retry={() => void counts.refetch()} />
      ) : (
        <Table
          label="What visitors chose"
          isLoading={counts.isPending}
          items={(counts.data?.versions ?? []).map((version) => ({ ...version, id: version.textVersion }))}
          empty={
            <EmptyState icon={<Cookie />} title="No choices yet">
              The first visitor who accepts or declines appears here.
            </EmptyState>
          }
          columns={[
            {
              id: 'version',
              title: 'Banner text',
              isRowHeader: true,
              render: ({ textVersion: version }) =>
                version === present ? `${version} (present text)` : version,
            },
            { id: 'accepted', title: 'Accepted', align: 'end', render: ({ accepted }) => accepted },
            { id: 'declined', title: 'Declined', align: 'end', render: ({ declined }) => declined },
            {
              id: 'latest',
              title: 'Latest',
              isSecondary: true,
              render: ({ latestAt }) => new Date(latestAt).toLocaleString(),
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
            Download CSV
          </LinkButton>
        </div>
      ) : null}
    </PanelGroup>
  );
}
