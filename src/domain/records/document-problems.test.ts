import { describe, expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import { operationRecordId, type Operation } from '#domain/documents/operation.ts';
import type { DocumentKind, DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { documentProblems } from './document-problems.ts';
import { relatedRecords } from './related-records.ts';

const settings: DocumentRecord = { id: 'settings', type: 'settings' };
const section = (id: string, anchor = ''): DocumentRecord => ({ id, type: 'section', order: 'V', anchor });
const block = (id: string, sectionId: string): DocumentRecord => ({ id, type: 'block', sectionId });
const link = (id: string, folderId: string | null, kind = 'link'): DocumentRecord => ({
  id,
  type: 'nav-link',
  order: 'V',
  folderId,
  target: { kind },
});

function byId(...records: readonly DocumentRecord[]): DocumentRecords {
  return Object.fromEntries([settings, ...records].map((record) => [record.id, record]));
}

const found = (kind: DocumentKind, records: DocumentRecords) =>
  documentProblems(kind, records).map(({ recordId, path }) => [recordId, ...path].join('.'));

describe('the rules about a whole document', () => {
  it('asks for settings', () => {
    expect(found('page', {})).toEqual(['settings']);
    expect(found('page', byId())).toEqual([]);
  });

  it('asks for the section of every block; that of the form in a pop-up is none', () => {
    expect(found('page', byId(section('s1'), block('b1', 's1')))).toEqual([]);
    expect(found('page', byId(section('s1'), block('b1', 's2'), block('b2', 'b1')))).toEqual([
      'b1.sectionId',
      'b2.sectionId',
    ]);
    expect(found('site', byId(block('b1', 'popup-overlay')))).toEqual([]);
  });

  it('asks for the folder of a link, and for the form of a pop-up', () => {
    const popup: DocumentRecord = { id: 'popup-overlay', type: 'popup-overlay', formBlockId: 'b1' };
    expect(found('site', byId(link('n1', null, 'folder'), link('n2', 'n1'), link('n3', 'n2')))).toEqual([
      'n3.folderId',
    ]);
    expect(found('site', byId(popup))).toEqual(['popup-overlay.formBlockId']);
    expect(found('site', byId(popup, block('b1', 'popup-overlay')))).toEqual([]);
  });

  it('tells all sections that share an anchor', () => {
    expect(found('page', byId(section('s1', 'a'), section('s2', 'b'), section('s3'), section('s4')))).toEqual(
      [],
    );
    expect(found('page', byId(section('s1', 'a'), section('s2', 'b'), section('s3', 'a')))).toEqual([
      's1.anchor',
      's3.anchor',
    ]);
  });
});

describe('what has to do with a change', () => {
  const page = byId(section('s1', 'a'), section('s2'), block('b1', 's1'));
  const site = byId(link('n1', null, 'folder'), link('n2', 'n1'));
  const related = (kind: DocumentKind, before: DocumentRecords, ...operations: readonly Operation[]) =>
    relatedRecords(
      kind,
      before,
      applyOperations(before, operations).records,
      operations.map(operationRecordId),
    );

  it('is nothing for texts, looks and places in the same section', () => {
    expect(related('page', page, { op: 'set', id: 'b1', field: 'data.text', value: 'a' })).toBeNull();
    expect(related('page', page, { op: 'set', id: 's1', field: 'theme', value: 'dark' })).toBeNull();
    expect(related('page', page, { op: 'remove', id: 'b1' })).toBeNull();
    expect(related('site', site, { op: 'set', id: 'n1', field: 'title', value: 'a' })).toBeNull();
  });

  it('is the record that is named now', () => {
    expect(related('page', page, { op: 'set', id: 'b1', field: 'sectionId', value: 's2' })).toEqual({
      named: ['s2'],
      holding: [],
      types: [],
    });
    expect(related('page', page, { op: 'put', record: block('b2', 's1') })?.named).toEqual(['s1']);
  });

  it('is what names a record that is gone, or became another', () => {
    expect(related('page', page, { op: 'remove', id: 's1' })).toEqual({
      named: [],
      holding: [{ field: 'sectionId', value: 's1' }],
      types: [],
    });
    expect(related('site', site, { op: 'set', id: 'n1', field: 'target', value: { kind: 'link' } })).toEqual({
      named: [],
      holding: [{ field: 'folderId', value: 'n1' }],
      types: [],
    });
  });

  it('is what shares a text that may stand once', () => {
    expect(related('page', page, { op: 'set', id: 's2', field: 'anchor', value: 'a' })).toEqual({
      named: [],
      holding: [{ field: 'anchor', value: 'a' }],
      types: [],
    });
  });
});
