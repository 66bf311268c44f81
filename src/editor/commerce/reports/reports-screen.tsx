import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { AbandonedReport } from '#contract/abandoned-carts.ts';
import type { GroupsReport, SalesReport, TaxesReport } from '#contract/reports.ts';
import type { ReportGroup } from '#domain/reports/report-groups.ts';
import { keptReceipts } from '#messages/en/interface/kept-receipts.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { AbandonedReportView } from './abandoned-report-view.tsx';
import { GroupsReportView } from './groups-report-view.tsx';
import { ReportControls } from './report-controls.tsx';
import { formatReportDay } from './report-words.ts';
import { SalesReportView } from './sales-report-view.tsx';
import { TaxesReportView } from './taxes-report-view.tsx';
import { useReportAddress, type ReportAddress, type ReportName } from './use-report-address.ts';
import { useAbandonedReport, useGroupsReport, useSalesReport, useTaxesReport } from './use-reports.ts';
import styles from './reports.module.css';

/** What was sold and taxed, of days that somebody chooses (ORD-148, ORD-149, ORD-151). */
export function ReportsScreen() {
  const { permissions } = useBootFacts();
  const maySell = permissions.includes('commerce.orders') || permissions.includes('activity.read');
  const mayAccount = permissions.includes('commerce.accounting');
  const allowed = (report: ReportName) => (report === 'taxes' ? mayAccount : maySell);
  const address = useReportAddress(allowed);
  switch (address.report) {
    case 'sales':
      return <Sales address={address} allowed={allowed} />;
    case 'taxes':
      return <Taxes address={address} allowed={allowed} />;
    case 'abandoned':
      return <Abandoned address={address} allowed={allowed} />;
    default:
      return <Groups address={address} allowed={allowed} by={address.report} />;
  }
}

interface ReportProps {
  readonly address: ReportAddress;
  readonly allowed: (report: ReportName) => boolean;
}

function Sales({ address, allowed }: ReportProps) {
  const { query, step, isComplete } = address;
  const found = useSalesReport(query, step, isComplete);
  const download = `/api/reports/sales.csv?${new URLSearchParams({ ...query, ...(step === undefined ? {} : { step }) })}`;
  return (
    <Report address={address} allowed={allowed} found={found} download={download}>
      {(report) => <SalesReportView report={report} />}
    </Report>
  );
}

function Groups({ address, allowed, by }: ReportProps & { readonly by: ReportGroup }) {
  const { query, page, isComplete, show } = address;
  const found = useGroupsReport(query, by, page, isComplete);
  const download = `/api/reports/groups.csv?${new URLSearchParams({ ...query, by })}`;
  return (
    <Report address={address} allowed={allowed} found={found} download={download}>
      {(report) => (
        <GroupsReportView
          report={report}
          page={page}
          onPageChange={(next) => show({ page: next === 1 ? null : String(next) })}
        />
      )}
    </Report>
  );
}

function Taxes({ address, allowed }: ReportProps) {
  const { query, isComplete } = address;
  const found = useTaxesReport(query, isComplete);
  const download = `/api/reports/taxes.csv?${new URLSearchParams({ ...query })}`;
  return (
    <Report address={address} allowed={allowed} found={found} download={download}>
      {(report) => <TaxesReportView report={report} />}
    </Report>
  );
}

function Abandoned({ address, allowed }: ReportProps) {
  const { query, isComplete } = address;
  const found = useAbandonedReport(query, isComplete);
  const download = `/api/reports/abandoned.csv?${new URLSearchParams({ ...query })}`;
  return (
    <Report address={address} allowed={allowed} found={found} download={download}>
      {(report) => <AbandonedReportView report={report} />}
    </Report>
  );
}

interface ReportFrameProps<Shown> extends ReportProps {
  readonly found: UseQueryResult<Shown>;
  readonly download: string;
  readonly children: (report: Shown) => ReactNode;
}

/** What all reports have: their choices, the days they are of, and their export. */
function Report<Shown extends SalesReport | GroupsReport | TaxesReport | AbandonedReport>({
  address,
  allowed,
  found,
  download,
  children,
}: ReportFrameProps<Shown>) {
  const { permissions } = useBootFacts();
  const navigate = useNavigate();
  const report = found.data;
  return (
    <Panel
      isWide
      title={translate(words.title)}
      actions={
        <>
          {permissions.includes('commerce.accounting') ? (
            <Button onPress={() => void navigate('/commerce/reports/receipts')}>
              {translate(keptReceipts.title)}
            </Button>
          ) : null}
          {report === undefined || !address.isComplete ? null : (
            <LinkButton href={download} download>
              {translate(words.export)}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles['screen']}>
        <ReportControls address={address} allowed={allowed} shown={report} />
        {found.isError ? (
          <LoadFailure retry={() => void found.refetch()} />
        ) : report === undefined ? (
          address.isComplete ? (
            <Spinner label={translate(words.loading)} size="large" />
          ) : null
        ) : (
          <div className={styles['screen']} aria-busy={found.isPlaceholderData}>
            <p className={styles['muted']} aria-live="polite">
              {rangeText(report.range)}
              {'before' in report
                ? ` · ${translate(words.comparedWith, { range: rangeText(report.before.range) })}`
                : ''}
              {` · ${translate(words.timeZone, { timeZone: report.timeZone })}`}
            </p>
            {children(report)}
          </div>
        )}
      </div>
    </Panel>
  );
}

function rangeText({ from, to }: SalesReport['range']): string {
  return translate(words.range, { from: formatReportDay(from), to: formatReportDay(to) });
}
