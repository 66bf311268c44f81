import type { MemberRun } from '#contract/member-runs.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { RunProgress } from '../panel/run-progress.tsx';
import styles from './members.module.css';
import { runWords, useChangeRun, useMemberRuns } from './use-member-runs.ts';

/** What is being done to many members: how far it is, stopped while it goes on, and undone afterwards (MEMB-66). */
export function RunsUnderWay() {
  const runs = useMemberRuns(true).data ?? [];
  const change = useChangeRun();
  const [newest] = runs;
  if (newest === undefined) return null;
  const isUnderWay = newest.state === 'running' || newest.state === 'undoing';
  if (isUnderWay) {
    return (
      <RunProgress
        label={runWords(newest)}
        value={newest.total === 0 || newest.state === 'undoing' ? null : newest.lookedAt / newest.total}
        valueLabel={translate(memberCare.progress, { done: newest.lookedAt, total: newest.total })}
        onStop={newest.state === 'running' ? () => change.mutate({ run: newest, to: 'stop' }) : null}
      />
    );
  }
  return (
    <Banner
      tone="success"
      title={newest.state === 'undone' ? translate(memberCare.undone) : runWords(newest)}
      actions={<UndoButton run={newest} />}
    >
      {newest.state === 'undone' ? runWords(newest) : translate(memberCare.doneOf, { count: newest.changed })}
    </Banner>
  );
}

/** What was done to many members within 72 hours. */
export function RecentRuns() {
  const runs = useMemberRuns(true).data ?? [];
  if (runs.length < 2) return null;
  return (
    <section className={styles['stack']} aria-labelledby="portico-member-runs">
      <h2 id="portico-member-runs" className={styles['heading']}>
        {translate(memberCare.recent)}
      </h2>
      <Table
        label={translate(memberCare.recent)}
        items={runs}
        empty={null}
        columns={[
          { id: 'action', title: translate(memberCare.action), isRowHeader: true, render: runWords },
          {
            id: 'members',
            title: translate(memberCare.members),
            render: ({ changed }) => changed.toLocaleString(),
          },
          {
            id: 'when',
            title: translate(memberCare.when),
            isSecondary: true,
            render: ({ createdAt }) => formatDateTime(createdAt),
          },
          {
            id: 'undo',
            title: translate(memberCare.undo),
            align: 'end',
            render: (run) => <UndoButton run={run} />,
          },
        ]}
      />
    </section>
  );
}

function UndoButton({ run }: { readonly run: MemberRun }) {
  const change = useChangeRun();
  if (run.undoUntil === null) return run.state === 'undone' ? translate(memberCare.undone) : null;
  return (
    <Button
      size="small"
      isPending={change.isPending}
      aria-label={translate(memberCare.undoOf, { what: runWords(run) })}
      onPress={() => change.mutate({ run, to: 'undo' })}
    >
      {translate(memberCare.undo)}
    </Button>
  );
}
