import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { abandonedReport } from '#contract/abandoned-carts.ts';
import { groupsReport, salesReport, taxesReport } from '#contract/reports.ts';
import type { ReportGroup } from '#domain/reports/report-groups.ts';
import type { ReportStep } from '#domain/reports/report-period.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { ReportQuery } from './use-report-address.ts';

const REPORTS = 'reports';

export function useSalesReport(asked: ReportQuery, step: ReportStep | undefined, isComplete: boolean) {
  const query = { ...asked, ...(step === undefined ? {} : { step }) };
  return useQuery({
    queryKey: [REPORTS, 'sales', query],
    queryFn: () => callEndpoint(salesReport, { query }),
    placeholderData: keepPreviousData,
    enabled: isComplete,
  });
}

export function useGroupsReport(asked: ReportQuery, by: ReportGroup, page: number, isComplete: boolean) {
  const query = { ...asked, by, page };
  return useQuery({
    queryKey: [REPORTS, 'groups', query],
    queryFn: () => callEndpoint(groupsReport, { query }),
    // Groups of another kind are no stand-in for these.
    placeholderData: (before) => (before?.by === by ? before : undefined),
    enabled: isComplete,
  });
}

export function useTaxesReport(query: ReportQuery, isComplete: boolean) {
  return useQuery({
    queryKey: [REPORTS, 'taxes', query],
    queryFn: () => callEndpoint(taxesReport, { query }),
    placeholderData: keepPreviousData,
    enabled: isComplete,
  });
}

export function useAbandonedReport(query: ReportQuery, isComplete: boolean) {
  return useQuery({
    queryKey: [REPORTS, 'abandoned', query],
    queryFn: () => callEndpoint(abandonedReport, { query }),
    placeholderData: keepPreviousData,
    enabled: isComplete,
  });
}
