import { describe, expect, it } from 'vitest';
import type { DocumentId, DocumentRecord, DocumentRecords } from '../documents/record.ts';
import {
  accessOf,
  NO_PREVIEW,
  type AccessPreview,
  type AccessRule,
  type AreaId,
  type PlanId,
} from './access-rule.ts';
import { decideAccess, effectiveAccess, isOpenTo } from './effective-access.ts';
import { previewBlockCount } from './preview-blocks.ts';
import { shownRecords } from './shown-records.ts';
import { NO_ACCESS_PAGES, type LiveAccess, type SiteAccess, type Viewer } from './site-access.ts';
import { isWithheld, withheldDocuments } from './withheld-documents.ts';

const documentId = (letter: string) => letter.repeat(24) as DocumentId;
const [SITE, PAGE, BLOG, POST] = ['0', 'a', 'b', 'c'].map(documentId) as [
  DocumentId,
  DocumentId,
  DocumentId,
  DocumentId,
];
const GOLD = '1'.repeat(24) as PlanId;
const SILVER = '2'.repeat(24) as PlanId;
const CLUB = '3'.repeat(24) as AreaId;
const LOUNGE = '4'.repeat(24) as AreaId;

const VISITOR: Viewer = { kind: 'visitor' };
const MEMBER: Viewer = { kind: 'member', planIds: new Set() };
const withPlan = (id: PlanId): Viewer => ({ kind: 'member', planIds: new Set([id]) });
const EVERYTHING: Viewer = { kind: 'everything' };
const chosen = (planIds: PlanId[], areaIds: AreaId[] = []): AccessRule => ({
  kind: 'chosen',
  planIds,
  areaIds,
});

const says = (rule: AccessRule | null, more: Partial<LiveAccess> = {}): LiveAccess => ({
  collectionId: null,
  rule,
  preview: NO_PREVIEW,
  areaIds: [],
  ...more,
});
const site = (documents: readonly (readonly [DocumentId, LiveAccess])[]): SiteAccess => ({
  documents: new Map(documents),
  pages: NO_ACCESS_PAGES,
  areas: new Map([
    [CLUB, { isForAllMembers: false, planIds: [GOLD], navigation: 'none' }],
    [LOUNGE, { isForAllMembers: true, planIds: [], navigation: 'none' }],
  ]),
});

describe('who gets what a rule is about', () => {
  const { areas } = site([]);
  it.each<[string, AccessRule, readonly boolean[]]>([
    ['everybody', { kind: 'public' }, [true, true, true, true, true]],
    ['any member', { kind: 'members' }, [false, true, true, true, true]],
    ['one of chosen plans', chosen([GOLD]), [false, false, true, false, true]],
    ['an area that a plan opens', chosen([], [CLUB]), [false, false, true, false, true]],
    ['an area of all members', chosen([], [LOUNGE]), [false, true, true, true, true]],
    ['one of a plan and an area', chosen([SILVER], [CLUB]), [false, false, true, true, true]],
    ['an area that is gone', chosen([], ['9'.repeat(24) as AreaId]), [false, false, false, false, true]],
    ['nothing chosen', chosen([]), [false, false, false, false, true]],
    ['nobody', { kind: 'hidden' }, [false, false, false, false, true]],
  ])('opens to %s [MEMB-35, MEMB-36]', (_name, rule, expected) => {
    const viewers = [VISITOR, MEMBER, withPlan(GOLD), withPlan(SILVER), EVERYTHING];
    expect(viewers.map((viewer) => isOpenTo(rule, viewer, areas))).toEqual(expected);
  });
});

describe('the rule that holds for a place', () => {
  const post = { documentId: POST, collectionId: BLOG };
  it.each<[string, SiteAccess, string, string]>([
    ['none', site([]), 'public', 'nothing'],
    ['that of the collection', site([[BLOG, says({ kind: 'members' })]]), 'members', 'collection'],
    [
      'its own in place of that of the collection',
      site([
        [BLOG, says({ kind: 'members' })],
        [POST, says({ kind: 'public' }, { collectionId: BLOG })],
      ]),
      'public',
      'own',
    ],
    ['that of its areas', site([[POST, says(null, { areaIds: [CLUB] })]]), 'chosen', 'area'],
    [
      'that of the areas of its collection',
      site([[BLOG, says(null, { areaIds: [CLUB] })]]),
      'chosen',
      'collection',
    ],
    [
      'its own in place of that of its areas',
      site([[POST, says({ kind: 'hidden' }, { areaIds: [CLUB] })]]),
      'hidden',
      'own',
    ],
  ])('is %s [MEMB-37]', (_name, access, kind, from) => {
    const effective = effectiveAccess(access, post);
    expect([effective.rule.kind, effective.from]).toEqual([kind, from]);
  });

  it('asks for passwords first: of the site, the collection, then of itself [MEMB-35, MEMB-61]', () => {
    const access = site([[POST, says({ kind: 'members' }, { collectionId: BLOG })]]);
    const decide = (viewer: Viewer, ...locked: DocumentId[]) =>
      decideAccess(access, post, viewer, { siteDocumentId: SITE, locked: new Set(locked) });
    expect(decide(MEMBER, POST, BLOG, SITE)).toEqual({ kind: 'password', documentId: SITE });
    expect(decide(MEMBER, POST, BLOG)).toEqual({ kind: 'password', documentId: BLOG });
    expect(decide(MEMBER, POST)).toEqual({ kind: 'password', documentId: POST });
    expect(decide(VISITOR, PAGE)).toMatchObject({ kind: 'members', rule: { kind: 'members' } });
    expect(decide(MEMBER)).toEqual({ kind: 'open' });
    const hidden = site([[POST, says({ kind: 'hidden' })]]);
    const passwords = { siteDocumentId: SITE, locked: new Set<DocumentId>() };
    expect(decideAccess(hidden, post, MEMBER, passwords)).toEqual({ kind: 'nothing' });
  });
});

describe('what lists leave out', () => {
  it('is what is not open and shows no preview; an own rule wins over the collection’s [MEMB-37, MEMB-38, FIND-10]', () => {
    const other = documentId('d');
    const access = site([
      [BLOG, says({ kind: 'members' })],
      [POST, says({ kind: 'public' }, { collectionId: BLOG })],
      [other, says(null, { collectionId: BLOG, preview: { kind: 'excerpt' } })],
      [PAGE, says({ kind: 'hidden' }, { preview: { kind: 'excerpt' } })],
    ]);
    const visitor = withheldDocuments(access, VISITOR, new Set());
    expect([...visitor.documents].toSorted()).toEqual([PAGE, BLOG].toSorted());
    expect([...visitor.exempt].toSorted()).toEqual([POST, other].toSorted());
    expect([...withheldDocuments(access, MEMBER, new Set()).documents]).toEqual([PAGE]);
    expect(withheldDocuments(access, EVERYTHING, new Set()).documents.size).toBe(0);
    expect(withheldDocuments(access, VISITOR, new Set([BLOG])).exempt.size).toBe(0);
    const isLeftOut = (id: DocumentId, collectionId: DocumentId | null) =>
      isWithheld(visitor, { documentId: id, collectionId });
    expect([isLeftOut(PAGE, null), isLeftOut(BLOG, null), isLeftOut(POST, BLOG)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isLeftOut(documentId('e'), BLOG), isLeftOut(documentId('e'), null)]).toEqual([true, false]);
  });
});

describe('sections and blocks', () => {
  const part = (id: string, fields: object): DocumentRecord =>
    ({ id, type: 'block', sectionId: 's1', ...fields }) as DocumentRecord;
  const records: DocumentRecords = {
    settings: { id: 'settings', type: 'settings' },
    s1: { id: 's1', type: 'section' },
    s2: { id: 's2', type: 'section', access: { kind: 'members' } },
    open: part('open', {}),
    gated: part('gated', { access: { kind: 'members' } }),
    fallback: part('fallback', { access: { kind: 'instead', of: 'gated' } }),
    lost: part('lost', { access: { kind: 'instead', of: 'gone' } }),
    broken: part('broken', { access: { kind: 'friends' } }),
    within: part('within', { sectionId: 's2' }),
  };
  const shownTo = (viewer: Viewer) =>
    Object.keys(shownRecords(records, (rule) => isOpenTo(rule, viewer, new Map())).records);

  it('go with their section, and leave their place to what stands in it [MEMB-35, MEMB-38, MEMB-39]', () => {
    expect(shownTo(VISITOR)).toEqual(['settings', 's1', 'open', 'fallback']);
    expect(shownTo(MEMBER)).toEqual(['settings', 's1', 's2', 'open', 'gated', 'within']);
  });

  it('are the same object where nothing is gated, so that nothing is made anew', () => {
    const open = { s1: records['s1'] as DocumentRecord, open: records['open'] as DocumentRecord };
    const shown = shownRecords(open, () => false);
    expect(shown.records).toBe(open);
    expect(shown.isGated).toBe(false);
  });
});

it('reads a broken rule as one for nobody, and none as inherited [MEMB-35, MEMB-38]', () => {
  const record = (fields: object) => accessOf({ id: 'access', type: 'access', ...fields });
  expect(record({ rule: { kind: 'friends' } })).toEqual({ rule: { kind: 'hidden' }, preview: NO_PREVIEW });
  expect(record({})).toEqual({ rule: { kind: 'hidden' }, preview: NO_PREVIEW });
  expect(record({ rule: null })).toBeNull();
  expect(accessOf(undefined)).toBeNull();
  expect(accessOf({ id: 'other' })?.rule).toEqual({ kind: 'hidden' });
});

it.each<[AccessPreview, number]>([
  [{ kind: 'none' }, 0],
  [{ kind: 'excerpt' }, 0],
  [{ kind: 'blocks', count: 2 }, 2],
  [{ kind: 'blocks', count: 10 }, 3],
  [{ kind: 'before', blockId: 'y' }, 1],
  [{ kind: 'before', blockId: 'gone' }, 0],
])('shows of a preview %j the first %i blocks [MEMB-42]', (preview, count) => {
  expect(previewBlockCount(preview, ['x', 'y', 'z'])).toBe(count);
});
