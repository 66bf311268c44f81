import { describe, expect, it } from 'vitest';
import { describeDifference } from './describe-difference.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { translateEnglish } from '#messages/translator.ts';

const settings: DocumentRecord = { id: 'settings', type: 'settings', title: 'About', urlName: 'about' };
const block: DocumentRecord = { id: 'b1', type: 'block', data: { text: 'a' }, desktop: { x: 0 } };
const before: DocumentRecords = { settings, b1: block, s1: { id: 's1', type: 'section', order: 'V' } };

describe('what differs, in words', () => {
  it.each<[string, DocumentRecords, readonly string[]]>([
    ['nothing', before, []],
    [
      'title and address',
      { ...before, settings: { ...settings, title: 'Us', urlName: 'us' } },
      ['Title changed from “About” to “Us”', 'Address changed from /about to /us'],
    ],
    ['another setting', { ...before, settings: { ...settings, noindex: true } }, ['Settings changed']],
    [
      'a workflow state',
      { ...before, settings: { ...settings, workflowState: 'needs-review' } },
      ['Status changed to Needs Review'],
    ],
    ['a changed block', { ...before, b1: { ...block, data: { text: 'b' } } }, ['1 block changed']],
    ['a moved block', { ...before, b1: { ...block, desktop: { x: 4 } } }, ['1 block moved']],
    [
      'blocks added and a section removed',
      { settings, b1: block, b2: { ...block, id: 'b2' }, b3: { ...block, id: 'b3' } },
      ['1 section removed', '2 blocks added'],
    ],
  ])('names %s', (_name, after, words) => {
    expect(describeDifference('page', before, after).map((words) => translateEnglish(words))).toEqual(words);
  });

  it('names the design of a site', () => {
    const after: DocumentRecords = { ...before, design: { id: 'design', type: 'design' } };
    expect(describeDifference('site', before, after).map((words) => translateEnglish(words))).toEqual([
      'Design changed',
    ]);
  });

  it('calls what was not live new', () => {
    expect(describeDifference('item', null, before).map((words) => translateEnglish(words))).toEqual([
      'New item',
    ]);
  });
});
