import type { DocumentRecords, RecordId } from '#domain/documents/record.ts';
import { MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import { MAX_NAV_LINKS } from '#domain/navigation/nav-link.ts';
import { CallError } from '#server/platform/http/errors.ts';

/** Records one document may hold, of types that have no limit of their own. */
export const MAX_RECORDS_PER_DOCUMENT = 20_000;

export interface RecordCounts {
  readonly records: number;
  readonly blocks: number;
  readonly navLinks: number;
}

export const NO_RECORDS: RecordCounts = { records: 0, blocks: 0, navLinks: 0 };

/** By how much a change of the given records makes a document longer; negative where it becomes shorter. */
export function growthOf(
  before: DocumentRecords,
  after: DocumentRecords,
  ids: Iterable<RecordId>,
): RecordCounts {
  let records = 0;
  let blocks = 0;
  let navLinks = 0;
  for (const id of ids) {
    const [was, is] = [before[id], after[id]];
    records += Number(is !== undefined) - Number(was !== undefined);
    blocks += Number(is?.type === 'block') - Number(was?.type === 'block');
    navLinks += Number(is?.type === 'nav-link') - Number(was?.type === 'nav-link');
  }
  return { records, blocks, navLinks };
}

/**
 * Refuses to make a document longer than it may be: `too-many-blocks` for the 61st block of a layout (CONT-194,
 * CONT-201), `too-many-links`, `too-many-records`. One that is too long already can be made shorter.
 */
export function refuseOverfull(stored: RecordCounts, growth: RecordCounts): void {
  if (growth.blocks > 0 && stored.blocks + growth.blocks > MAX_BLOCKS_PER_LAYOUT) {
    throw new CallError('too-many-blocks');
  }
  if (growth.navLinks > 0 && stored.navLinks + growth.navLinks > MAX_NAV_LINKS) {
    throw new CallError('too-many-links', { max: MAX_NAV_LINKS });
  }
  if (growth.records > 0 && stored.records + growth.records > MAX_RECORDS_PER_DOCUMENT) {
    throw new CallError('too-many-records', { max: MAX_RECORDS_PER_DOCUMENT });
  }
}
