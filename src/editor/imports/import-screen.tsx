import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { listImports, type ImportRun } from '#contract/imports.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Table } from '#ui/table.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { Panel } from '../panel/panel.tsx';
import { ImportRunView } from './import-run-view.tsx';
import { ImportUpload } from './import-upload.tsx';
import { IMPORTS_KEY } from './use-import.ts';
import styles from './imports.module.css';

const STATUS_LABELS: Readonly<Record<ImportRun['status'], string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Bringing a WordPress site in: choose the file, try it, follow it, read the report. */
export function ImportScreen() {
  const [openId, setOpenId] = useState<string | null>(null);
  const queries = useQueryClient();
  const imports = useQuery({
    queryKey: [IMPORTS_KEY],
    queryFn: () => callEndpoint(listImports, {}),
  });
  const running = imports.data?.imports.find((run) => run.status === 'waiting' || run.status === 'running');
  const shownId = openId ?? running?.id ?? null;
  const show = (run: ImportRun): void => {
    setOpenId(run.id);
    void queries.invalidateQueries({ queryKey: [IMPORTS_KEY] });
  };

  if (shownId !== null) {
    return (
      <Panel
        title="Import"
        back={{ to: '/settings', label: 'Settings' }}
        actions={
          running === undefined ? <Button onPress={() => setOpenId('')}>All imports</Button> : undefined
        }
      >
        {shownId === '' ? (
          <ImportStart imports={imports.data?.imports ?? []} onShow={show} />
        ) : (
          <ImportRunView importId={shownId} onStarted={show} />
        )}
      </Panel>
    );
  }
  return (
    <Panel title="Import" back={{ to: '/settings', label: 'Settings' }}>
      {imports.isPending ? <Spinner label="Loading imports" /> : null}
      {imports.isError ? (
        <Banner tone="danger" actions={<Button onPress={() => void imports.refetch()}>Try again</Button>}>
          Unable to load results
        </Banner>
      ) : null}
      {imports.data === undefined ? null : <ImportStart imports={imports.data.imports} onShow={show} />}
    </Panel>
  );
}

interface ImportStartProps {
  readonly imports: readonly ImportRun[];
  readonly onShow: (run: ImportRun) => void;
}

function ImportStart({ imports, onShow }: ImportStartProps) {
  return (
    <div className={styles['stack']}>
      <p>
        In WordPress, choose Tools → Export → All content and download the export file. Pages, posts,
        comments, menus, pictures and old addresses are brought in from it. Nothing on this site is changed or
        replaced, and importing the same file again brings nothing in twice.
      </p>
      <ImportUpload onStarted={onShow} />
      <Table
        label="Imports"
        items={imports}
        onRowAction={(id) => {
          const run = imports.find((each) => each.id === id);
          if (run !== undefined) onShow(run);
        }}
        empty={
          <EmptyState icon={<FileInput />} title="No imports yet">
            Their reports are kept here.
          </EmptyState>
        }
        columns={[
          { id: 'file', title: 'File', isRowHeader: true, render: (run) => run.fileName },
          {
            id: 'kind',
            title: 'Kind',
            isSecondary: true,
            render: (run) => (run.isDryRun ? 'Dry run' : 'Import'),
          },
          { id: 'status', title: 'Status', render: (run) => STATUS_LABELS[run.status] },
          {
            id: 'time',
            title: 'Started',
            isSecondary: true,
            render: (run) => formatDateTime(run.createdAt),
          },
        ]}
      />
    </div>
  );
}
