import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { WxrError } from '#domain/wordpress/read-wxr-error.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import type { Services } from '#server/platform/services.ts';
import { EntryError } from './entry-error.ts';
import type { ExportAnswer, ExportAnswers, ExportRequest } from './export-messages.ts';

/** The process that read the export has died or failed: nothing more can be read from it. */
export class ExportReaderError extends Error {
  override name = 'ExportReaderError';
  readonly text: ReportText;

  constructor(text: ReportText) {
    super(text.english);
    this.text = text;
  }
}

/** An export file that is read in a process of its own. */
export interface OpenExport {
  /**
   * Sends one request; the next one only when this is answered. Throws `WxrError` for a file that is no export or is
   * damaged, `ExportReaderError` where the process has died, the signal's reason when it was aborted, and other errors
   * for the current post alone.
   */
  ask<Request extends ExportRequest>(request: Request): Promise<ExportAnswers[Request['kind']]>;
  /** Kills the process. */
  close(): Promise<void>;
}

/** The time limit of one answer: a safety net, since all work grows only with the length of the file. */
const ANSWER_LIMIT_MS = 10 * 60 * 1000;

/** Not built: compiling hundreds of files takes longer than the work itself, so what is compiled is kept. */
const isSource = import.meta.filename.endsWith('.ts');

/**
 * Opens an export file, to be read in a process of its own with bounded memory: no file can delay visitors, crash the
 * server (a thread that runs out of memory can) or outlive `signal`.
 */
export function openExport(
  { config }: Pick<Services, 'config'>,
  file: string,
  signal: AbortSignal,
): OpenExport {
  const reader = fork(readerFile(), [file], {
    env: isSource
      ? { NODE_COMPILE_CACHE: path.join(projectFolder(), 'node_modules', '.portico-compiled') }
      : {},
    execArgv: [`--max-old-space-size=${config.importMemoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let waiting: { resolve(answer: ExportAnswer): void; reject(error: unknown): void } | null = null;
  let end: unknown = null;
  const endWith = (error: unknown): void => {
    end ??= error;
    waiting?.reject(end);
    waiting = null;
    reader.kill('SIGKILL');
  };
  const onAbort = (): void => endWith(signal.reason);
  reader.on('message', (answer) => {
    waiting?.resolve(answer as ExportAnswer);
    waiting = null;
  });
  reader.on('error', (error) =>
    endWith(new ExportReaderError(reportText(importReports.readerFailed, { message: error.message }))),
  );
  reader.on('exit', (_code, killedBy) =>
    endWith(new ExportReaderError(reasonOf(killedBy, config.importMemoryMb))),
  );
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });

  return {
    async ask<Request extends ExportRequest>(request: Request) {
      if (end !== null) throw end;
      const limit = setTimeout(
        () => endWith(new ExportReaderError(reportText(importReports.readerSlow))),
        ANSWER_LIMIT_MS,
      );
      try {
        const answer = await new Promise<ExportAnswer>((resolve, reject) => {
          waiting = { resolve, reject };
          reader.send(request);
        });
        if (!answer.ok) throw errorOf(answer);
        return answer.value as ExportAnswers[Request['kind']];
      } finally {
        clearTimeout(limit);
      }
    },
    async close() {
      signal.removeEventListener('abort', onAbort);
      if (reader.exitCode !== null || reader.signalCode !== null) return;
      const ended = once(reader, 'exit');
      endWith(new ExportReaderError(reportText(importReports.readerClosed)));
      await ended;
    },
  };
}

function errorOf(answer: Extract<ExportAnswer, { readonly ok: false }>): Error {
  if (answer.fault !== 'unexpected') {
    return answer.fault === 'file' ? new WxrError(answer.text) : new EntryError(answer.text);
  }
  const error = new Error(answer.message);
  error.stack = answer.stack;
  return error;
}

/** A process without memory ends itself by SIGABRT; the machine's own limits end it by SIGKILL. */
function reasonOf(killedBy: NodeJS.Signals | null, memoryMb: number): ReportText {
  return killedBy === 'SIGABRT' || killedBy === 'SIGKILL' || killedBy === 'SIGTRAP'
    ? reportText(importReports.readerMemory, { memory: memoryMb })
    : reportText(importReports.readerGone);
}

/** From the sources as from the built server. */
function readerFile(): string {
  return isSource
    ? path.join(import.meta.dirname, 'export-worker.ts')
    : path.join(projectFolder(), 'dist', 'server', 'export-worker.js');
}
