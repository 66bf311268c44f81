import { useState } from 'react';
import type { TableImport } from '#contract/table-imports.ts';
import type { Id } from '#lib/id.ts';
import { tableImports } from '#messages/en/interface/table-imports.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { translate, translateStored } from '#ui/translate.ts';
import { RunProgress } from '../panel/run-progress.tsx';
import { LeftOutButton } from './left-out-button.tsx';
import { importProgress } from './import-progress-words.ts';
import { useTableImports, useTableImportSteps, type ImportSubject } from './use-table-imports.ts';

interface TableImportStatusProps {
  readonly subject: ImportSubject;
  /** Shows an import in its dialog: to go on with it, or the rows that it left out. */
  readonly onOpen: (id: Id<'table-import'>) => void;
}

/** The newest import of a kind: how far it is, what became of it, and how it is stopped, gone on with and undone (CRM-19). */
export function TableImportStatus({ subject, onOpen }: TableImportStatusProps) {
  // One that nothing was taken in of is as if it had never been.
  const newest = useTableImports(subject).data?.find((one) => one.isBegun || one.state !== 'cancelled');
  const [dismissed, setDismissed] = useState<string | null>(null);
  const { cancel, undo } = useTableImportSteps(subject);
  if (newest === undefined || dismissed === `${newest.id} ${newest.state}`) return null;
  const { id, state, fileName: file } = newest;
  switch (state) {
    case 'checking':
    case 'running':
    case 'undoing': {
      const label = {
        checking: tableImports.looking,
        running: tableImports.taking,
        undoing: tableImports.undoing,
      };
      return (
        <RunProgress
          label={translate(label[state], { file })}
          {...importProgress(newest)}
          onStop={state === 'undoing' ? null : () => cancel.mutate(id)}
          isStopping={cancel.isPending}
        />
      );
    }
    case 'checked':
      return (
        <Banner
          title={translate(tableImports.ready, { file })}
          actions={
            <>
              <Button size="small" onPress={() => onOpen(id)}>
                {translate(tableImports.goOn)}
              </Button>
              <Button size="small" variant="quiet" onPress={() => cancel.mutate(id)}>
                {translate(tableImports.discard)}
              </Button>
            </>
          }
        >
          {translate(tableImports.readyText)}
        </Banner>
      );
    default:
      return (
        <Banner
          tone={state === 'done' ? 'success' : state === 'failed' ? 'danger' : 'info'}
          title={translate(TITLES[state], { file })}
          actions={
            <>
              {newest.undoUntil === null ? null : (
                <Button size="small" isPending={undo.isPending} onPress={() => undo.mutate(id)}>
                  {translate(tableImports.undo)}
                </Button>
              )}
              {(state === 'done' || state === 'cancelled') && (leftOut(newest) > 0 || newest.hasLeftOut) ? (
                <>
                  {newest.hasLeftOut ? <LeftOutButton importId={id} /> : null}
                  <Button size="small" variant="quiet" onPress={() => onOpen(id)}>
                    {translate(tableImports.details)}
                  </Button>
                </>
              ) : null}
              <Button size="small" variant="quiet" onPress={() => setDismissed(`${id} ${state}`)}>
                {translate(tableImports.dismiss)}
              </Button>
            </>
          }
        >
          {outcome(newest)}
        </Banner>
      );
  }
}

const TITLES = {
  done: tableImports.done,
  cancelled: tableImports.stopped,
  failed: tableImports.failed,
  undone: tableImports.undone,
} as const;

function leftOut({ skipped, wrong }: TableImport): number {
  return skipped + wrong;
}

function outcome(one: TableImport): string | undefined {
  const { state, added, changed } = one;
  if (state === 'done') return translate(tableImports.result, { added, changed, left: leftOut(one) });
  if (state === 'cancelled') return translate(tableImports.stoppedText, { added, changed });
  return state === 'failed' ? translateStored(one.errorWords, one.error ?? '') : undefined;
}
