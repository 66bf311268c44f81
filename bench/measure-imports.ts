import type { TableImport } from '../src/contract/table-imports.ts';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { measureServerMemory } from './measure-memory.ts';
import type { OwnerClient } from './owner-client.ts';
import type { Measured } from './report.ts';

const LINES = 200_000;
/** CRM-19 allows 256 MB for the work itself. */
const MAX_MB = 256;
const LOOK_EVERY_MS = 200;

/** An import of 200,000 lines, 600 of them broken: looked through, taken in, and taken in a second time (CRM-19). */
export async function measureImports(
  portico: RunningPortico,
  owner: OwnerClient,
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const kind of ['contacts', 'members'] as const) {
    for (const round of ['first', 'second'] as const) {
      const idle = measureServerMemory(portico.process.pid ?? 0, portico.dataDir) ?? 0;
      let peak = idle;
      const ended = async (id: string): Promise<TableImport> => {
        for (;;) {
          peak = Math.max(peak, measureServerMemory(portico.process.pid ?? 0, portico.dataDir) ?? 0);
          const found = await owner.call<TableImport>('GET', `/api/table-imports/${id}`);
          if (found.state !== 'checking' && found.state !== 'running') return found;
          await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
        }
      };
      const startedAt = performance.now();
      const path = `/api/table-imports?kind=${kind}`;
      const { id } = await owner.upload<TableImport>('people.csv', table(kind), path);
      const checked = await ended(id);
      const checkedAt = performance.now();
      await owner.call('POST', `/api/table-imports/${id}/start`, { isDryRun: false, options: {} });
      const done = await ended(id);
      const expected =
        round === 'first' ? { added: LINES - 600, unchanged: 0 } : { added: 0, unchanged: LINES - 600 };
      for (const report of [checked, done]) {
        const { added, changed, unchanged, wrong } = report;
        if (added !== expected.added || changed !== 0 || unchanged !== expected.unchanged || wrong !== 600)
          throw new Error(`An import of ${kind} went wrong: ${JSON.stringify(report)}`);
      }
      const what = `import of 200,000 ${kind}, ${round} time`;
      measured.push(
        { what: `${what}: looking through`, value: (checkedAt - startedAt) / 1000, unit: 's' },
        { what: `${what}: taking in`, value: (performance.now() - checkedAt) / 1000, unit: 's' },
        { what: `${what}: memory above idle`, value: peak - idle, unit: 'MB', target: { atMost: MAX_MB } },
      );
    }
  }
  return measured;
}

function table(kind: string): Buffer {
  const lines = ['Email,First Name,Last Name,Labels'];
  for (let at = 0; at < LINES; at += 1) {
    const isBroken = at % 333 === 7 && at / 333 < 600;
    lines.push(
      isBroken ? `broken ${at},,,` : `${kind}${at}@example.org,Person${at},Name${at % 1000},Label ${at % 50}`,
    );
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}
