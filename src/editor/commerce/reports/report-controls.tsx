import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { DayRange } from '#domain/reports/report-days.ts';
import { REPORT_GROUPS } from '#domain/reports/report-groups.ts';
import { fitsSteps, NAMED_PERIODS, REPORT_STEPS, type ReportStep } from '#domain/reports/report-period.ts';
import { abandonedCarts } from '#messages/en/interface/abandoned-carts.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { GROUP_NAMES, PERIOD_NAMES, STEP_NAMES } from './report-words.ts';
import type { ReportAddress, ReportName } from './use-report-address.ts';
import styles from './reports.module.css';

interface ReportControlsProps {
  readonly address: ReportAddress;
  readonly allowed: (report: ReportName) => boolean;
  /** Of the report that is shown; absent as long as there is none. */
  readonly shown:
    | {
        readonly range: DayRange;
        readonly currency: CurrencyCode;
        readonly currencies: readonly CurrencyCode[];
        readonly step?: ReportStep;
      }
    | undefined;
}

/** Which report, of which days, in which steps and currency. */
export function ReportControls({ address, allowed, shown }: ReportControlsProps) {
  const { report, isOwn, period, range, isComplete, show } = address;
  const names: readonly (readonly [ReportName, string])[] = [
    ['sales', translate(words.sales)],
    ...REPORT_GROUPS.map((group) => [group, translate(GROUP_NAMES[group].all)] as const),
    ['taxes', translate(words.taxes)],
    ['abandoned', translate(abandonedCarts.title)],
  ];
  const own = (name: 'from' | 'to', value: string) => ({
    label: translate(words[name]),
    type: 'date' as const,
    value,
    onChange: (day: string) => show({ [name]: day, step: null }),
  });
  return (
    <div className={styles['controls']}>
      <Select
        label={translate(words.report)}
        options={names.flatMap(([value, label]) => (allowed(value) ? [{ value, label }] : []))}
        value={report}
        onChange={(next) => show({ report: next })}
      />
      <Select
        label={translate(words.period)}
        options={[
          ...NAMED_PERIODS.map((value) => ({ value, label: translate(PERIOD_NAMES[value]) })),
          { value: 'own', label: translate(words.own) },
        ]}
        value={isOwn ? 'own' : period}
        onChange={(next) =>
          show(
            next === 'own'
              ? { period: next, from: shown?.range.from ?? null, to: shown?.range.to ?? null }
              : { period: next, from: null, to: null, step: null },
          )
        }
      />
      {isOwn ? (
        <>
          <TextField
            {...own('from', range.from)}
            errorMessage={isComplete ? undefined : translate(words.wrongDays)}
          />
          <TextField {...own('to', range.to)} />
        </>
      ) : null}
      {report === 'sales' && shown?.step !== undefined ? (
        <Select
          label={translate(words.by)}
          options={REPORT_STEPS.filter((step) => fitsSteps(shown.range, step)).map((value) => ({
            value,
            label: translate(STEP_NAMES[value]),
          }))}
          value={shown.step}
          onChange={(step) => show({ step })}
        />
      ) : null}
      {shown !== undefined && shown.currencies.length > 1 ? (
        <Select
          label={translate(words.currency)}
          options={shown.currencies.map((value) => ({ value, label: value }))}
          value={shown.currency}
          onChange={(currency) => show({ currency })}
        />
      ) : null}
    </div>
  );
}
