import { plainReportText } from '#domain/wordpress/report-text.ts';
import { expect, it } from 'vitest';
import type { ExportRequest } from './export-messages.ts';
import { ExportReaderError, type OpenExport } from './open-export.ts';
import { MAX_REOPENINGS, openReopeningExport } from './reopening-export.ts';

const REASON = new ExportReaderError(plainReportText('The process is gone.'));

/** Processes that keep what they were asked; each has an index of two parts. */
function processes() {
  const asked: ExportRequest[][] = [];
  let closed = 0;
  const open = (): OpenExport => {
    const own: ExportRequest[] = [];
    asked.push(own);
    return {
      ask: ((request: ExportRequest) => {
        own.push(request);
        const parts = own.filter((each) => each.kind === 'index').length;
        return Promise.resolve(request.kind === 'index' ? { events: [], isLast: parts === 2 } : null);
      }) as OpenExport['ask'],
      close: () => {
        closed += 1;
        return Promise.resolve();
      },
    };
  };
  return { asked, open, closed: () => closed };
}

it('a process that takes over knows the index, links and files, and stands behind the post at hand', async () => {
  const { asked, open, closed } = processes();
  const reader = openReopeningExport(open);
  const link = { postId: '1', link: 'https://garden.example/1', documentId: 'd1' } as never;
  const files = Array.from({ length: 1001 }, (_, index) => ({ url: `u${index}`, href: 'h', image: null }));
  await reader.ask({ kind: 'index' });
  await reader.ask({ kind: 'index' });
  await reader.ask({ kind: 'add-links', links: [link] });
  await reader.ask({ kind: 'next' });
  await reader.ask({ kind: 'add-files', files });
  await reader.ask({ kind: 'next' });
  await reader.ask({ kind: 'convert' });
  await reader.reopen(REASON);
  expect(closed()).toBe(1);
  expect(asked[1]).toEqual([
    { kind: 'index' },
    { kind: 'index' },
    { kind: 'add-links', links: [link] },
    { kind: 'add-files', files: files.slice(0, 1000) },
    { kind: 'add-files', files: files.slice(1000) },
    { kind: 'skip', posts: 2 },
  ]);
  await reader.ask({ kind: 'next' });
  await reader.reopen(REASON);
  expect(asked[2]?.at(-1)).toEqual({ kind: 'skip', posts: 3 });
});

it('a file is opened again ten times at most', async () => {
  const { asked, open } = processes();
  const reader = openReopeningExport(open);
  for (let time = 0; time < 10; time += 1) await reader.reopen(REASON);
  expect(MAX_REOPENINGS).toBe(10);
  expect(asked).toHaveLength(11);
  await expect(reader.reopen(REASON)).rejects.toBe(REASON);
  expect(asked).toHaveLength(11);
});
