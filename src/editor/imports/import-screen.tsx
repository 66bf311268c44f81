import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { listImports, type ImportRun } from '#contract/imports.ts';
import { siteImports } from '#messages/en/interface/site-imports.ts';
import type { Message } from '#messages/message.ts';
import type { Id } from '#lib/id.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { Panel } from '../panel/panel.tsx';
import { ImportRunView } from './import-run-view.tsx';
import { ImportUpload } from './import-upload.tsx';
import { IMPORTS_KEY } from './use-import.ts';
import styles from './imports.module.css';

const STATUS_LABELS: Readonly<Record<ImportRun['status'], Message>> = {
  waiting: siteImports.statusWaiting,
  running: siteImports.statusRunning,
  done: siteImports.statusDone,
  failed: siteImports.failed,
  cancelled: siteImports.statusCancelled,
};

/** Importing a WordPress site: choose the file, try it, follow it, read the report. */
export function ImportScreen() {
  const [openId, setOpenId] = useState<Id<'import-run'> | '' | null>(null);
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
        title={translate(siteImports.import)}
        back={{ to: '/settings', label: translate(siteImports.settings) }}
        actions={
          running === undefined ? (
            <Button onPress={() => setOpenId('')}>{translate(siteImports.allImports)}</Button>
          ) : undefined
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
    <Panel
      title={translate(siteImports.import)}
      back={{ to: '/settings', label: translate(siteImports.settings) }}
    >
      {imports.isPending ? <Spinner label={translate(siteImports.loadingImports)} /> : null}
      {imports.isError ? (
        <Banner
          tone="danger"
          actions={<Button onPress={() => void imports.refetch()}>{translate(siteImports.tryAgain)}</Button>}
        >
          {translate(siteImports.notLoaded)}
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
      <p>{translate(siteImports.howTo)}</p>
      <ImportUpload onStarted={onShow} />
      <Table
        label={translate(siteImports.imports)}
        items={imports}
        onRowAction={(id) => {
          const run = imports.find((each) => each.id === id);
          if (run !== undefined) onShow(run);
        }}
        empty={
          <EmptyState icon={<FileInput />} title={translate(siteImports.noImports)}>
            {translate(siteImports.reportsKept)}
          </EmptyState>
        }
        columns={[
          {
            id: 'file',
            title: translate(siteImports.file),
            isRowHeader: true,
            render: (run) => run.fileName,
          },
          {
            id: 'kind',
            title: translate(siteImports.kind),
            isSecondary: true,
            render: (run) => (run.isDryRun ? translate(siteImports.dryRun) : translate(siteImports.import)),
          },
          {
            id: 'status',
            title: translate(siteImports.status),
            render: (run) => translate(STATUS_LABELS[run.status]),
          },
          {
            id: 'time',
            title: translate(siteImports.started),
            isSecondary: true,
            render: (run) => formatDateTime(run.createdAt),
          },
        ]}
      />
    </div>
  );
}
