import { describe, expect, it } from 'vitest';
import { planFaults } from './plan-faults.ts';

const catalogue = {
  tables: new Set(['pages']),
  tableOfIndex: new Map([
    ['pages_pkey', 'pages'],
    ['pages_by_tag', 'pages'],
    ['documents_to_purge', 'pages'],
  ]),
  uniqueIndexes: new Set(['pages_pkey']),
};

describe('a plan', () => {
  it('that enters indexes by the site reads no other', () => {
    const scan = {
      'Index Name': 'pages_pkey',
      'Index Cond': "((site_id = 'a'::bpchar) AND (id = 'b'::bpchar))",
    };
    const plan = {
      'Node Type': 'Nested Loop',
      Plans: [
        { 'Node Type': 'Index Scan', 'Relation Name': 'pages', ...scan },
        {
          'Node Type': 'Bitmap Heap Scan',
          'Relation Name': 'pages',
          Plans: [{ 'Node Type': 'Bitmap Index Scan', ...scan }],
        },
        { 'Node Type': 'Seq Scan', 'Relation Name': 'countries' },
      ],
    };
    expect(planFaults(plan, catalogue)).toEqual([]);
  });

  it('that reads a whole table is refused, however deep it does', () => {
    const scan = { 'Node Type': 'Seq Scan', 'Relation Name': 'pages' };
    const plan = { 'Node Type': 'Sort', Plans: [{ 'Node Type': 'Hash', Plans: [scan] }] };
    expect(planFaults(plan, catalogue)).toEqual(['reads the whole of pages']);
  });

  it('that enters an index by something else is refused, unless the index is for the whole installation', () => {
    const scan = (index: string, condition?: string) => ({
      'Node Type': 'Bitmap Index Scan',
      'Index Name': index,
      ...(condition === undefined ? {} : { 'Index Cond': condition }),
    });
    expect(planFaults(scan('pages_by_tag', "(tags @> '{a}'::text[])"), catalogue)).toEqual([
      'reads rows of other sites in pages by pages_by_tag',
    ]);
    expect(planFaults(scan('pages_pkey'), catalogue)).toHaveLength(1);
    const due = scan('documents_to_purge', '(removed_at < now())');
    expect(planFaults(due, catalogue)).toEqual([]);
    expect(planFaults({ ...due, Filter: "(site_id = 'a'::bpchar)" }, catalogue)).toHaveLength(1);
  });
});
