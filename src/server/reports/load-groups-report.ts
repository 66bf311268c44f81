import type { GroupsReport } from '#contract/reports.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { ReportGroup } from '#domain/reports/report-groups.ts';
import type { Services } from '#server/platform/services.ts';
import { currenciesOf, loadReportPeriod, type AskedPeriod } from './report-period.ts';
import { selectCurrencies } from './select-currencies.ts';
import { sumGroups } from './sum-groups.ts';

interface AskedGroups extends AskedPeriod {
  readonly by: ReportGroup;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of what was sold by product, variant, category, discount, country, channel or payment (ORD-149). */
export async function loadGroupsReport(
  services: Services,
  siteId: SiteId,
  { by, page, pageSize, ...asked }: AskedGroups,
): Promise<GroupsReport> {
  const period = await loadReportPeriod(services, siteId, asked);
  const { range, timeZone, currency } = period;
  const paged = { limit: pageSize, offset: (page - 1) * pageSize };
  const [found, used] = await Promise.all([
    sumGroups(services.db, siteId, { by, range, timeZone, currency, ...paged }),
    selectCurrencies(services.db, siteId),
  ]);
  return { range, timeZone, currency, currencies: currenciesOf(used, period), by, ...found };
}
