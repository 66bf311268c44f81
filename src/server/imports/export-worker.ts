import { flushCompileCache } from 'node:module';
import { WxrError } from '#domain/wordpress/read-wxr-error.ts';
import { EntryError } from './entry-error.ts';
import type { ExportAnswer, ExportRequest } from './export-messages.ts';
import { ExportReader } from './export-reader.ts';

/** The process that reads an export: it answers one request after the other and stores nothing. */
const reader = new ExportReader(process.argv[2] ?? '');

async function answer(request: ExportRequest): Promise<ExportAnswer> {
  try {
    return { ok: true, value: await reader.answer(request) };
  } catch (error) {
    if (error instanceof WxrError) return { ok: false, fault: 'file', text: error.text };
    if (error instanceof EntryError) return { ok: false, fault: 'entry', text: error.text };
    const failure = error instanceof Error ? error : new Error(String(error));
    return { ok: false, fault: 'unexpected', message: failure.message, stack: failure.stack ?? '' };
  }
}

// Where compiled modules are kept: at its end this process is killed, which keeps nothing.
flushCompileCache();

process.on('message', (request: ExportRequest) => {
  void answer(request).then((result) => process.send?.(result));
});
// The server has died: nobody sends requests any more.
process.on('disconnect', () => process.exit());
