import { formDefaults } from '#blocks/form/schema.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import type { AccessRule, AreaId, PlanId } from '#domain/gating/access-rule.ts';
import { DEFAULT_COMMENT_SETTINGS } from '#domain/comments/comment-settings.ts';
import { saveCommentSettings } from '#server/comments/comment-settings.ts';
import type { MemberPlanFields } from '#domain/members/member-plan.ts';
import { NO_MEMBERS } from '#domain/members/member-settings.ts';
import type { DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import {
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  change,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { storeFile } from '#server/files/store-file.ts';
import { saveArea } from '#server/gating/areas.ts';
import { saveMemberSettings } from '#server/members/member-settings.ts';
import { startMemberSession } from '#server/members/member-session.ts';
import { givePlan } from '#server/gating/memberships.ts';
import { savePlan } from '#server/gating/plans.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';

/** Stands in everything of the site that is for members of its plan, and in nothing else. */
export const MARKER = 'marker-7f3a';

/** A published site with gated content of every kind, and who visits it. */
export interface GatedSite extends BuiltSite {
  readonly host: string;
  readonly planId: PlanId;
  readonly areaId: AreaId;
  readonly gatedPage: DocumentId;
  readonly openPage: DocumentId;
  readonly gatedItem: DocumentId;
  readonly journal: DocumentId;
  /** A collection for members. */
  readonly club: DocumentId;
  readonly fileName: string;
  /** The forms of the gated page, and of a gated block of an open one. */
  readonly forms: readonly (readonly [DocumentId, string])[];
  readonly comment: string;
}

const PLAN: MemberPlanFields = {
  name: 'Friends',
  description: 'For friends of the house',
  benefits: ['Everything'],
  areaIds: [],
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  price: { kind: 'free' },
  image: null,
};

let nextRow = 0;

/** A block of text, below those before it. */
export function words(text: string, fields: JsonObject = {}, sectionId = 's1'): DocumentRecord {
  nextRow += 2;
  return {
    id: createId(),
    type: 'block',
    blockType: 'text',
    sectionId,
    desktop: { x: 0, y: nextRow, w: 12, h: 2 },
    mobile: null,
    dataVersion: 1,
    data: { text: richTextOf(text) as unknown as JsonObject },
    ...fields,
  };
}

const section = (id: string, fields: JsonObject = {}): DocumentRecord => ({
  id,
  type: 'section',
  order: id,
  ...fields,
});
export const accessRecord = (
  rule: AccessRule | null,
  preview: JsonObject = { kind: 'none' },
): DocumentRecord => ({
  id: 'access',
  type: 'access',
  rule: rule as unknown as JsonObject,
  preview,
});

function formBlock(id: string, fields: JsonObject = {}): DocumentRecord {
  return {
    ...words('', fields),
    id,
    blockType: 'form',
    data: {
      ...(formDefaults() as unknown as JsonObject),
      fields: [],
      submitText: `Send ${MARKER}`,
      successText: richTextOf(`Thanks ${MARKER}`) as unknown as JsonObject,
    },
  };
}

function summaryOf(documentId: DocumentId): DocumentRecord {
  const link = { kind: 'page', documentId };
  return { ...words(''), blockType: 'summary', data: { collection: link, count: 30, showExcerpt: true } };
}

export async function buildGatedSite(services: Services): Promise<GatedSite> {
  const site = await buildSite(services);
  const { siteId } = site;
  await services.db.updateTable('sites').set({ is_public: true }).where('id', '=', siteId).execute();
  await saveMemberSettings(services, siteId, { ...NO_MEMBERS, isOn: true, whoMayJoin: 'anyone' });
  const comments = { ...DEFAULT_COMMENT_SETTINGS, isOpen: true };
  await saveCommentSettings(services.db, siteId, comments, services.now());
  const planId = await savePlan(services, siteId, null, PLAN);
  const rule: AccessRule = { kind: 'chosen', planIds: [planId], areaIds: [] };
  const access = rule as unknown as JsonObject;
  const put = (documentId: DocumentId, ...records: readonly DocumentRecord[]) =>
    change(
      services,
      siteId,
      documentId,
      records.map((record) => ({ op: 'put' as const, record })),
    );
  const item = async (
    collectionId: DocumentId,
    name: string,
    records: readonly DocumentRecord[],
    settings = {},
  ) => {
    const id = await buildItem(services, siteId, collectionId, name, settings);
    await put(id, section('s1'), ...records);
    return id;
  };

  const [gatedForm, partForm] = [createId(), createId()];
  const gatedPage = await buildPage(services, siteId, 'Gated', 'gated', [
    words(`The page ${MARKER}`),
    formBlock(gatedForm),
    accessRecord(rule),
  ]);
  await change(services, siteId, gatedPage, [
    { op: 'set', id: 'settings', field: 'description', value: `Described ${MARKER}` },
  ]);
  const journal = await buildCollection(services, siteId, 'journal');
  const club = await buildCollection(services, siteId, 'club');
  await put(club, accessRecord(rule), section('s1'), words(`The club ${MARKER}`));
  await item(journal, 'open-post', [words('The open post'), words(`Its block ${MARKER}`, { access })], {
    tags: ['shared'],
  });
  const gatedItem = await item(journal, 'gated-post', [words(`The post ${MARKER}`), accessRecord(rule)], {
    excerpt: `Excerpt ${MARKER}`,
    tags: ['shared', `tag-${MARKER}`],
    categories: [`cat-${MARKER}`],
  });
  const previewedItem = await item(
    journal,
    'previewed-post',
    [words('The beginning'), words(`The rest ${MARKER}`), accessRecord(rule, { kind: 'blocks', count: 1 })],
    { excerpt: 'A teaser' },
  );
  await addComment(services, siteId, previewedItem);
  await item(club, 'club-post', [words(`Of the club ${MARKER}`)], { excerpt: `Teaser ${MARKER}` });
  await item(club, 'club-open-post', [words('Open in the club'), accessRecord({ kind: 'public' })]);
  const areaPage = await buildPage(services, siteId, 'In the area', 'in-the-area', [
    words(`Lounge ${MARKER}`),
  ]);
  const gated = words(`The block ${MARKER}`, { access });
  const openPage = await buildPage(services, siteId, 'Open', 'open', [
    words('For everybody'),
    gated,
    words('For those without', { access: { kind: 'instead', of: gated.id } }),
    section('s2', { access }),
    words(`In the section ${MARKER}`, {}, 's2'),
    formBlock(partForm, { access }),
    summaryOf(journal),
    summaryOf(club),
  ]);
  await put(site.siteDocumentId, section('f1'), words(`Footer ${MARKER}`, { access }, 'f1'));
  await change(services, siteId, site.siteDocumentId, [
    { op: 'set', id: 'settings', field: 'homePageId', value: openPage },
  ]);
  const file = await storeFile(services, {
    siteId,
    name: 'gated.txt',
    content: Buffer.from(`The file ${MARKER}`),
    accountId: null,
  });
  const areaId = await saveArea(services, siteId, null, {
    name: 'Lounge',
    isForAllMembers: false,
    navigation: 'area',
    documentIds: [areaPage],
    fileIds: [file.id],
  });
  await savePlan(services, siteId, planId, { ...PLAN, areaIds: [areaId] });
  await publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'Publish' });
  const forms = [
    [gatedPage, gatedForm],
    [openPage, partForm],
  ] as const;
  const comment = await addComment(services, siteId, gatedItem);
  const { name: fileName } = file;
  const host = `${site.identifier}.localhost`;
  return {
    ...site,
    host,
    planId,
    areaId,
    gatedPage,
    openPage,
    gatedItem,
    journal,
    club,
    fileName,
    forms,
    comment,
  };
}

async function addComment(services: Services, siteId: SiteId, documentId: DocumentId): Promise<string> {
  const id = createId<'comment'>();
  await services.db
    .insertInto('item_comments')
    .values({
      site_id: siteId,
      id,
      document_id: documentId,
      parent_id: null,
      kind: 'comment',
      state: 'approved',
      author_name: 'Ada',
      author_url: '',
      author_email: 'ada@example.org',
      body: `The comment ${MARKER}`,
      created_at: new Date(services.now()),
    })
    .execute();
  return id;
}

/** A member who is signed in, with these plans; the cookie of the session. */
export async function addGatedMember(
  services: Services,
  siteId: SiteId,
  planIds: readonly PlanId[],
): Promise<{ readonly memberId: MemberId; readonly cookie: string }> {
  const memberId = createId<'member'>();
  const email = `${memberId}@example.org`;
  const at = new Date(services.now());
  await services.db
    .insertInto('members')
    .values({
      site_id: siteId,
      id: memberId,
      email,
      email_key: email,
      first_name: '',
      last_name: '',
      status: 'active',
      former_status: null,
      password_hash: null,
      language: 'en',
      note: '',
      joined_at: at,
      verified_at: at,
      last_seen_day: null,
      removed_at: null,
      removed_by_owner: false,
    })
    .execute();
  for (const planId of planIds) await givePlan(services, siteId, memberId, planId);
  const token = await startMemberSession(services.db, siteId, {
    memberId,
    userAgent: 'Test',
    network: '192.0.2.7',
    now: services.now(),
  });
  return { memberId, cookie: `portico_member=${token}` };
}
