import { useState, type ReactNode } from 'react';
import type { TableImportOptions, TableImportReport } from '#contract/table-imports.ts';
import type { Id } from '#lib/id.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { tableImports } from '#messages/en/interface/table-imports.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate, translateStored } from '#ui/translate.ts';
import { ImportPreview, ImportProblems } from '../panel/import-preview.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
import { LeftOutButton } from './left-out-button.tsx';
import { importProgress } from './import-progress-words.ts';
import { useTableImport, useTableImportSteps, type ImportSubject } from './use-table-imports.ts';
import styles from './table-imports.module.css';

export interface TableImportTexts {
  readonly title: string;
  readonly dropFile: string;
  readonly fileRule: string;
  readonly chooseFile: string;
  readonly import: string;
  /** What the rows that are left out are called; as such where nothing is said. */
  readonly problems?: string;
}

export interface ImportChoices {
  readonly report: TableImportReport;
  readonly options: TableImportOptions;
  /** Something that counts only when people are taken in. */
  readonly onChoose: (options: TableImportOptions) => void;
  /** Something that changes what would happen: the file is looked through anew. */
  readonly onLookAnew: (options: TableImportOptions) => void;
}

interface TableImportDialogProps {
  readonly subject: ImportSubject;
  readonly texts: TableImportTexts;
  readonly accept: readonly string[];
  /** An import that is gone on with, or looked at; null for a new file. */
  readonly importId: Id<'table-import'> | null;
  /** What the owner decides beside the file. */
  readonly choices?: (of: ImportChoices) => ReactNode;
  /** Counts that only this kind has. */
  readonly further?: (report: TableImportReport) => readonly (readonly [string, number])[];
  readonly onClose: () => void;
}

/** Takes people in from a file: shows first what would happen, and goes on in the background when it is closed (CRM-19). */
export function TableImportDialog(props: TableImportDialogProps) {
  const { subject, texts, accept, choices, further, onClose } = props;
  const [id, setId] = useState(props.importId);
  const [chosen, setChosen] = useState<TableImportOptions | null>(null);
  /** What was found last: it stays while the file is looked through anew. */
  const [found, setFound] = useState<TableImportReport | null>(null);
  const { upload, start, cancel } = useTableImportSteps(subject);
  const asked = useTableImport(id);
  const report = asked.data ?? null;
  if (report !== null && report !== found && report.state !== 'checking') setFound(report);
  const isFailed = report?.state === 'failed' && !report.isBegun;
  const isReady = report?.state === 'checked';
  const isOpening = id !== null && report === null && !asked.isError;
  const isOpen = report === null || report.state === 'checking' || isReady || isFailed;
  const options = chosen ?? report?.options ?? null;
  const message = upload.error?.message ?? start.error?.message ?? null;
  const take = (next: TableImportOptions, isDryRun: boolean) => {
    setChosen(next);
    if (report === null) return;
    start.mutate({ id: report.id, isDryRun, options: next }, isDryRun ? {} : { onSuccess: onClose });
  };
  const discard = () => {
    if (report?.state === 'checking' || isReady) cancel.mutate(report.id);
    onClose();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isShown) => {
        if (!isShown) onClose();
      }}
      title={texts.title}
      isDismissable={!upload.isPending}
      footer={
        isOpen ? (
          <>
            <Button onPress={discard} isDisabled={upload.isPending}>
              {translate(kit.cancel)}
            </Button>
            {found === null || options === null || isFailed ? null : (
              <Button
                variant="primary"
                isDisabled={!isReady || report.error !== null}
                isPending={start.isPending}
                onPress={() => take(options, false)}
              >
                {texts.import}
              </Button>
            )}
          </>
        ) : (
          <Button onPress={onClose}>{translate(tableImports.close)}</Button>
        )
      }
    >
      <div className={styles['dialog']}>
        {message === null ? null : <Banner tone="danger">{message}</Banner>}
        {report === null || report.error === null || !isOpen ? null : (
          <Banner tone="danger">{translateStored(report.errorWords, report.error)}</Banner>
        )}
        {asked.isError ? <LoadFailure retry={() => void asked.refetch()} /> : null}
        {upload.isPending || isOpening ? (
          <Spinner label={translate(upload.isPending ? tableImports.uploading : tableImports.opening)} />
        ) : id === null || isFailed ? (
          <FileDrop
            label={texts.dropFile}
            description={texts.fileRule}
            buttonLabel={texts.chooseFile}
            accept={accept}
            isMultiple={false}
            onFiles={([file]) => {
              if (file === undefined) return;
              setFound(null);
              setChosen(null);
              upload.mutate(file, { onSuccess: (made) => setId(made.id) });
            }}
          />
        ) : null}
        {report?.state === 'checking' ? (
          <output className={styles['progress']}>
            <ProgressBar
              label={translate(tableImports.looking, { file: report.fileName })}
              {...importProgress(report)}
            />
          </output>
        ) : null}
        {found === null || isFailed ? null : (
          <>
            <ImportPreview fileName={found.fileName} report={found} further={further?.(found) ?? []} />
            {choices === undefined || options === null || !isOpen
              ? null
              : choices({
                  report: found,
                  options,
                  onChoose: setChosen,
                  onLookAnew: (next) => take(next, true),
                })}
            <ImportProblems problems={found.problems} title={texts.problems} />
            {found.hasLeftOut ? (
              <div className={styles['leftOut']}>
                {found.problems.length < found.skipped + found.wrong + found.noted ? (
                  <p>
                    {translate(tableImports.firstShown, {
                      shown: found.problems.length,
                      total: found.skipped + found.wrong + found.noted,
                    })}
                  </p>
                ) : null}
                <LeftOutButton importId={found.id} />
              </div>
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  );
}
