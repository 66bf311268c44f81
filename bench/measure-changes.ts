import type { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { withBenchDatabase } from './bench-database.ts';
import { inTurns, ratio, timed, type Figure } from './compare.ts';
import { repeatChange } from './growth-site.ts';
import type { OwnerClient } from './owner-client.ts';
import type { Measured } from './report.ts';
import { settingChange } from './setting-change.ts';

/** Opening a document and saving in it, with 10 changes and with 10,000, from near its newest version and from far behind. */
export async function measureChanges(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  return withBenchDatabase(portico, async (pool) => {
    const { rows } = await pool.query<{ id: string }>("select id from sites where identifier = 'demo'");
    return compareDocuments(pool, owner, rows[0]?.id ?? '');
  });
}

async function compareDocuments(pool: Pool, owner: OwnerClient, siteId: string): Promise<Measured[]> {
  const make = async (title: string, count: number): Promise<string> => {
    const { entry } = await owner.call<{ entry: { documentId: string } }>('POST', '/api/pages', {
      title,
      kind: 'page',
      navigation: 'hidden',
    });
    await owner.call('POST', `/api/documents/${entry.documentId}/changes`, {
      clientId: createId(),
      changes: [settingChange(0, 'description', 'One')],
    });
    await repeatChange(pool, siteId, entry.documentId, count);
    return entry.documentId;
  };
  const [few, many] = [await make('Ten changes', 10), await make('Ten thousand changes', 10_000)];
  await pool.query('analyze');
  const open = (id: string) => () => timed(() => owner.call('GET', `/api/documents/${id}`));
  const save = (id: string, behind: number) => async (): Promise<Figure> => {
    const { version } = await owner.call<{ version: number }>('GET', `/api/documents/${id}`);
    const body = {
      clientId: createId(),
      changes: [settingChange(version - behind, 'description', `At ${Date.now()}`)],
    };
    return timed(() => owner.call('POST', `/api/documents/${id}/changes`, body));
  };
  const opened = await inTurns(open(few), open(many));
  const saved = await inTurns(save(few, 0), save(many, 0));
  const behind = await inTurns(save(many, 10), save(many, 5000));
  return [
    ratio('opening a document: 10,000 changes against 10', ...opened, 1.2),
    ratio('saving a change: 10,000 changes against 10', ...saved, 1.2),
    ratio('saving 5,000 versions behind against 10', ...behind, 3),
  ];
}
