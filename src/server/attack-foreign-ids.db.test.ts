import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { JsonObject } from '#lib/json.ts';
import { sampleInputs } from '#server/platform/testing/sample-inputs.ts';
import { SITE_TABLES } from '#server/site-tables.ts';
import {
  DEFINITIONS,
  definitionOf,
  hostOf,
  nameOf,
  pathWith,
  rowParametersOf,
  unknownParametersOf,
} from '#server/testing/addresses.ts';
import { inputOf, type Input } from '#server/testing/inputs.ts';
import { visit } from '#server/testing/person.ts';
import {
  createWalkedSites,
  type RowName,
  type WalkedSite,
  type WalkedSites,
} from '#server/testing/walked-sites.ts';

/** How one of another site's rows is answered where an input names it. */
type NamedRow =
  | { readonly row: RowName; readonly status: number }
  /** The call is answered as if there were no such row. */
  | { readonly row: RowName; readonly nothing: string }
  | { readonly why: string };

const INSIDE = { why: 'names a record of the document that stands in the address' };
const OF_BROWSER = { why: 'the name that a tab of the editor gives itself' };
const OF_EDITOR = { why: 'of the comment that it makes, on the site that is asked' };
const OF_DEVICE = { why: 'of the device that made it, which signs with it' };
const PICTURE_OF_PLAN = { why: 'within a value; that of another site is not found (paid-plans.db.test.ts)' };
const OF_RULE = { why: 'of plans and areas of the site that shows it; others open nothing' };
const IN_CONTENT = { why: 'of the content that is handed over with it' };
const OF_RULES = { why: 'of a rule, which is about people of the site that is asked' };
const OF_RUNS = {
  why: 'in parts of a selection or action; contact-care.db.test.ts names foreign ones there',
};
const OF_LINES = { why: 'compared with what lies in carts of the site that is asked' };
const OF_ORDER = { why: 'a line of the order of the address: it refuses any other by its state' };
const OF_SHOP = { why: 'what is not sold on the site is refused, as its own test says' };
const OF_PRODUCTS = {
  why: 'read of products only; product-imports.db.test.ts names a foreign one there',
};
const WITH_KEY = { why: 'sent with a key of its own below' };

/** Every field of a query or body that is called an id. */
const NAMED_IN_INPUTS: Readonly<Record<string, NamedRow>> = {
  'POST /api/sites body.templateId': { why: 'templates come with Portico' },
  'POST /api/pages body.layoutId': { why: 'layouts come with Portico' },
  'GET /api/color-uses query.colorId': { why: 'names a colour of the palette of the site that is asked' },
  'POST /api/funds body.questions[].id': {
    why: 'names a question within the fund, and nothing that is stored by itself',
  },
  'PUT /api/funds/:fundId body.fields.questions[].id': {
    why: 'names a question within the fund, and nothing that is stored by itself',
  },
  'POST /api/account/passkeys body.passkey.id': OF_DEVICE,
  'POST /api/account/passkeys body.passkey.rawId': OF_DEVICE,
  'POST /api/member/passkeys body.passkey.id': OF_DEVICE,
  'POST /api/member/passkeys body.passkey.rawId': OF_DEVICE,
  'POST /api/member/Passkey body.passkey.id': OF_DEVICE,
  'POST /api/member/Passkey body.passkey.rawId': OF_DEVICE,
  'POST /api/auth/Passkey body.passkey.id': OF_DEVICE,
  'POST /api/auth/Passkey body.passkey.rawId': OF_DEVICE,
  'POST /api/auth/ReauthenticateWithPasskey body.passkey.id': OF_DEVICE,
  'POST /api/auth/ReauthenticateWithPasskey body.passkey.rawId': OF_DEVICE,
  'GET /api/google-maps/places/details query.placeId': { why: 'of the provider of places' },
  'POST /api/documents/:documentId/changes body.clientId': OF_BROWSER,
  'GET /api/documents/:documentId/events query.clientId': OF_BROWSER,
  'POST /api/documents/:documentId/presence body.clientId': OF_BROWSER,
  'POST /api/documents/:documentId/presence body.selectedBlockId': INSIDE,
  'POST /api/documents/:documentId/presence body.heldBlockId': INSIDE,
  'POST /api/documents/:documentId/presence body.asksForBlockId': INSIDE,
  'POST /api/documents/:documentId/restore body.recordIds': INSIDE,
  'POST /api/documents/:documentId/restore body.clientId': OF_BROWSER,
  'POST /api/content/:documentId/url body.clientId': OF_BROWSER,
  'GET /api/publish/summary query.documentId': { row: 'page', nothing: 'a list that is empty' },
  'GET /api/inventory query.documentId': { row: 'product', nothing: 'a list that is empty' },
  'GET /api/inventory.csv query.documentId': { row: 'product', nothing: 'a list that is empty' },
  'GET /api/products query.documentId': { row: 'product', nothing: 'a list that is empty' },
  'GET /api/products/ids query.documentId': { row: 'product', nothing: 'a list that is empty' },
  'GET /api/products query.collectionId': { row: 'storePage', nothing: 'a list that is empty' },
  'GET /api/products/ids query.collectionId': { row: 'storePage', nothing: 'a list that is empty' },
  'GET /api/products/found query.ids': { row: 'product', nothing: 'a list that is empty' },
  'POST /api/products/change body.documentIds': { row: 'product', nothing: 'none is changed' },
  'POST /api/products/change body.gestureId': { why: 'made by whoever calls, for one step of undo' },
  'POST /api/products/undo body.documentIds': { row: 'product', nothing: 'none is changed' },
  'POST /api/products/undo body.gestureId': { why: 'made by whoever calls, for one step of undo' },
  'POST /api/products/publish body.documentIds': { row: 'product', status: 404 },
  'POST /api/products/remove body.documentIds': { row: 'item', nothing: 'none is changed' },
  'POST /api/products/recover body.documentIds': { row: 'item', nothing: 'none is changed' },
  'GET /api/reviews query.documentId': { row: 'page', nothing: 'a list that is empty' },
  'GET /api/documents/:documentId/threads query.recordId': INSIDE,
  'POST /api/reviews/approve body.reviews[].documentId': { why: 'counts as answered, as its own test says' },
  'POST /api/documents/:documentId/threads body.recordId': INSIDE,
  'POST /api/documents/:documentId/threads body.commentId': OF_EDITOR,
  'POST /api/documents/:documentId/threads/:threadId/comments body.commentId': OF_EDITOR,
  'PUT /api/documents/:documentId/threads/:threadId/read body.commentId': {
    row: 'threadComment',
    status: 404,
  },
  'GET /api/activity query.whoId': { row: 'person', nothing: 'a list that is empty' },
  'GET /api/activity.csv query.whoId': { row: 'person', nothing: 'a table that is empty' },
  'POST /api/publish body.documentIds': { row: 'page', status: 404 },
  'POST /api/orders body.lines[].productId': OF_SHOP,
  'POST /api/orders body.lines[].variantId': OF_SHOP,
  'POST /api/orders body.delivery.optionId': { why: 'of the rules of the shop, or the cheapest counts' },
  'POST /api/orders/draft body.lines[].productId': OF_SHOP,
  'POST /api/orders/draft body.lines[].variantId': OF_SHOP,
  'POST /api/orders/draft body.delivery.optionId': {
    why: 'of the rules of the shop, or the cheapest counts',
  },
  'POST /api/orders/:orderId/edit body.lines[].lineId': OF_ORDER,
  'POST /api/orders/:orderId/edit body.added[].productId': OF_SHOP,
  'POST /api/orders/:orderId/edit body.added[].variantId': OF_SHOP,
  'POST /api/orders/:orderId/edit body.delivery.optionId': {
    why: 'of the rules of the shop, or the cheapest counts',
  },
  'POST /api/orders/:orderId/edit/price body.lines[].lineId': OF_ORDER,
  'POST /api/orders/:orderId/edit/price body.added[].productId': OF_SHOP,
  'POST /api/orders/:orderId/edit/price body.added[].variantId': OF_SHOP,
  'POST /api/orders/:orderId/edit/price body.delivery.optionId': {
    why: 'of the rules of the shop, or the cheapest counts',
  },
  'POST /api/orders/:orderId/parcels body.lines[].lineId': {
    why: 'a line of the order of the address, as its own test says',
  },
  'POST /api/orders/:orderId/refunds body.lines[].lineId': {
    why: 'a line of the order of the address: it refuses any other by its state',
  },
  'POST /api/orders/:orderId/canceled-pieces body.lines[].lineId': {
    why: 'a line of the order of the address: it refuses any other by its state',
  },
  'POST /api/table-imports query.collectionId': OF_PRODUCTS,
  'GET /api/table-imports query.collectionId': OF_PRODUCTS,
  'GET /api/products/export.csv query.collectionId': { row: 'collection', nothing: 'a table without rows' },
  'GET /api/orders/print query.ids': { row: 'order', status: 404 },
  'GET /api/kept-receipts/print query.ids': { row: 'order', status: 404 },
  'POST /api/store/mails/preview body.orderId': { row: 'order', nothing: 'sample data' },
  'POST /api/store/mails/test body.orderId': { row: 'order', nothing: 'sample data' },
  'GET /api/content query.collectionId': { row: 'collection', nothing: 'a list that is empty' },
  'GET /api/content query.ids': { row: 'item', nothing: 'a list that is empty' },
  'POST /api/items body.collectionId': { row: 'collection', status: 404 },
  'PUT /api/items/:documentId/stock body.variantId': { row: 'variant', status: 404 },
  'DELETE /api/content/:documentId query.toDocumentId': { row: 'otherPage', status: 400 },
  'POST /api/preview-links body.documentId': { row: 'page', status: 404 },
  'GET /api/preview-links query.documentId': { row: 'page', nothing: 'a list that is empty' },
  'GET /api/comments query.documentId': { row: 'item', nothing: 'a list that is empty' },
  // Nobody of this site subscribes to it.
  'POST /api/subscriptions/prices body.variantId': { row: 'changedVariant', status: 200 },
  'PUT /api/subscriptions/:subscriptionId/lines body.variantId': { row: 'changedVariant', status: 409 },
  'PUT /api/subscriptions/:subscriptionId/plan body.planId': { row: 'memberPlan', status: 409 },
  'PUT /api/comment-settings body.settings.planIds': OF_RULE,
  'POST /api/comments/decide body.ids': { row: 'comment', status: 404 },
  'POST /api/members/areas body.documentIds': { row: 'page', status: 404 },
  'POST /api/members/areas body.fileIds': { row: 'file', status: 404 },
  'PUT /api/members/areas/:areaId body.documentIds': { row: 'page', status: 404 },
  'PUT /api/members/areas/:areaId body.fileIds': { row: 'file', status: 404 },
  'POST /api/members/plans body.areaIds': { row: 'memberArea', status: 404 },
  'POST /api/members/plans body.image.fileId': PICTURE_OF_PLAN,
  'PUT /api/members/plans/:planId body.areaIds': { row: 'memberArea', status: 404 },
  'PUT /api/members/plans/:planId body.image.fileId': PICTURE_OF_PLAN,
  'POST /api/donate-pages body.fundId': { row: 'fund', status: 404 },
  'PUT /api/donate-pages/:donatePageId body.fundId': { row: 'fund', status: 404 },
  'POST /api/discounts body.conditions.productIds': OF_LINES,
  'PUT /api/discounts/:discountId body.fields.conditions.productIds': OF_LINES,
  'POST /api/saved-parts body.content.sections[].access.planIds': OF_RULE,
  'POST /api/saved-parts body.content.sections[].access.areaIds': OF_RULE,
  'POST /api/saved-parts body.content.blocks[].access.planIds': OF_RULE,
  'POST /api/saved-parts body.content.blocks[].access.areaIds': OF_RULE,
  'POST /api/synced-sections body.content.sections[].access.planIds': OF_RULE,
  'POST /api/synced-sections body.content.sections[].access.areaIds': OF_RULE,
  'POST /api/synced-sections body.content.blocks[].access.planIds': OF_RULE,
  'POST /api/synced-sections body.content.blocks[].access.areaIds': OF_RULE,
  'PUT /api/members/settings body.fields[].id': { why: 'the name that the editor gives to a field' },
  'PUT /api/members/settings body.protectedPageId': { row: 'page', nothing: 'the standard page' },
  'PUT /api/members/settings body.deniedPageId': { row: 'page', nothing: 'the standard page' },
  'PUT /api/members/settings body.newsletterListId': { row: 'list', nothing: 'no list is offered' },
  'POST /api/members/invitations body.planIds': { row: 'memberPlan', status: 404 },
  'POST /api/members/runs body.planId': { row: 'memberPlan', nothing: 'runs about no plan do not read it' },
  'POST /api/members/runs body.selection.ids': { row: 'member', nothing: 'none is changed' },
  'POST /api/contacts/:contactId/apart body.otherId': { row: 'otherContact', status: 404 },
  'POST /api/contacts/:contactId/merge body.otherId': { row: 'otherContact', status: 404 },
  'POST /api/contact-segments body.rules.rules[].labelId': OF_RULES,
  'POST /api/contact-segments body.rules.rules[].listId': OF_RULES,
  'POST /api/contact-segments body.rules.rules[].rules[].labelId': OF_RULES,
  'POST /api/contact-segments body.rules.rules[].rules[].listId': OF_RULES,
  'POST /api/contact-inactivity/keep body.ids': { row: 'contact', nothing: 'none is kept' },
  'POST /api/table-imports query.listId': { row: 'list', status: 404 },
  'GET /api/table-imports query.listId': { row: 'list', status: 404 },
  'POST /api/contact-runs body.action.labelId': OF_RUNS,
  'POST /api/contact-runs body.action.listId': OF_RUNS,
  'POST /api/contact-runs body.selection.ids': OF_RUNS,
  'POST /api/contact-runs/erase body.selection.ids': OF_RUNS,
  'POST /api/contact-runs/export body.selection.ids': OF_RUNS,
  'POST /api/contact-labels/:labelId/contacts body.ids': { row: 'contact', nothing: 'none is changed' },
  'GET /api/forms/submissions query.formId': { row: 'form', nothing: 'a list that is empty' },
  'POST /api/forms/submissions/read body.ids': { row: 'submission', nothing: 'none is changed' },
  'POST /api/forms/submissions/delete body.ids': { row: 'submission', nothing: 'none is changed' },
  'POST /api/forms/submissions/restore body.ids': { row: 'submission', nothing: 'none is changed' },
  'POST /api/synced-sections body.fromDocumentId': { row: 'page', nothing: 'only code of it matters' },
  'POST /api/widget/GetWidgetRendering body.collectionId': { row: 'collection', nothing: 'an empty block' },
  'POST /api/saved-parts body.content.sections[].id': IN_CONTENT,
  'POST /api/saved-parts body.content.sections[].syncedId': { why: 'refused, whatever it names' },
  'POST /api/saved-parts body.content.sections[].background.image.fileId': IN_CONTENT,
  'POST /api/saved-parts body.content.blocks[].id': IN_CONTENT,
  'POST /api/saved-parts body.content.blocks[].sectionId': IN_CONTENT,
  'POST /api/saved-parts body.content.blocks[].groupId': IN_CONTENT,
  'POST /api/synced-sections body.content.sections[].id': IN_CONTENT,
  'POST /api/synced-sections body.content.sections[].syncedId': { why: 'refused, whatever it names' },
  'POST /api/synced-sections body.content.sections[].background.image.fileId': IN_CONTENT,
  'POST /api/synced-sections body.content.blocks[].id': IN_CONTENT,
  'POST /api/synced-sections body.content.blocks[].sectionId': IN_CONTENT,
  'POST /api/synced-sections body.content.blocks[].groupId': IN_CONTENT,
  'POST /api/form/FormSubmissionKey query.formId': { row: 'form', nothing: 'a key for no form of the site' },
  'POST /api/form/CaptchaChallenge query.formId': { row: 'form', nothing: 'a task for no form of the site' },
  'POST /api/form/SaveFormSubmission body.formId': WITH_KEY,
  'POST /api/form/SaveFormSubmission body.collectionId': WITH_KEY,
  'POST /api/form/SaveFormSubmission body.pageId': { why: 'kept as it was sent, with what was sent' },
  'POST /api/newsletter/Subscribe body.formId': WITH_KEY,
  'POST /api/newsletter/Subscribe body.collectionId': WITH_KEY,
  'POST /api/newsletter/Subscribe body.pageId': { why: 'kept as it was sent, with what was sent' },
};

/** What is answered where the row is found all the same. */
const FOUND_BUT: Readonly<Record<string, { readonly status: number; readonly why: string }>> = {
  'PUT /api/subscriptions/:subscriptionId/plan': { status: 409, why: 'the plan of the walk is free' },
  'GET /api/kept-receipts/print': {
    status: 404,
    why: 'its buyer was not erased, and order-prints.db.test.ts prints one that was',
  },
  'POST /api/handovers/:handoverId/accept': { status: 404, why: 'the site is offered to somebody else' },
  'POST /api/handovers/:handoverId/decline': { status: 404, why: 'the site is offered to somebody else' },
  'POST /api/reviews/:documentId/decline': { status: 409, why: 'it was approved just before' },
  'DELETE /api/reviews/:documentId': { status: 409, why: 'it was approved just before' },
  'DELETE /api/people/:personId/sessions/:sessionId': {
    status: 404,
    why: 'the session is of another person',
  },
  'POST /api/members/:memberId/mail': { status: 409, why: 'the member was suspended just before' },
  'DELETE /api/members/:memberId/sessions/:memberSessionId': { status: 404, why: 'it ended with that' },
  'POST /api/members/invitations': { status: 409, why: 'nobody may join' },
  'POST /api/members/invitations/:memberInvitationId/resend': { status: 409, why: 'nobody may join' },
  'POST /api/orders/:orderId/mails/again': { status: 409, why: 'no such mail went to its buyer' },
  'POST /api/orders/:orderId/edit/price': { status: 409, why: 'it has no line that stays' },
  'POST /api/orders/:orderId/edit': { status: 409, why: 'the version is none of it' },
  'POST /api/table-imports': { status: 415, why: 'it takes a file, and gets none here' },
  'POST /api/table-imports/:tableImportId/undo': { status: 409, why: 'nothing was taken in' },
};
/** What would show a row of another site if it were found. */
const SHOWN: ReadonlySet<string> = new Set([
  'GET /api/content',
  'GET /api/forms/submissions',
  'GET /api/forms/:formId/submissions.csv',
  'POST /api/widget/GetWidgetRendering',
]);
/** Their answers have no end. */
const ENDLESS: ReadonlySet<string> = new Set(['GET /api/documents/:documentId/events']);

let walked: WalkedSites;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  walked = await createWalkedSites();
  before = await rowsOf(walked.a);
}, 120_000);
afterAll(() => walked.close());

/** Whether its address or input names rows. */
const namesRows = (definition: EndpointDefinition) =>
  rowParametersOf(definition).length > 0 ||
  fieldsOf(definition).some((field) => 'row' in (NAMED_IN_INPUTS[field] ?? {}));

/** Those last that take away what others ask for, what lies in another thing before that. */
const harmOf = ({ method, path }: EndpointDefinition) => {
  if (path.startsWith('/api/sites/:siteId/'))
    return ['remove', 'restore'].indexOf(path.split('/')[4] ?? '') + 20;
  return method === 'GET' ? 0 : method === 'DELETE' ? 20 - path.split('/').length : 1;
};

function callAs(
  site: WalkedSite,
  definition: EndpointDefinition,
  asked: { readonly path: string; readonly query: JsonObject; readonly payload?: JsonObject },
) {
  return site.owner.call({ method: definition.method, host: hostOf(definition, site), ...asked });
}

/** All that is kept of a site, by table, as one number each. */
async function rowsOf({ siteId }: WalkedSite): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  const tables = [...SITE_TABLES.keys()].map((name) => [name, 'site_id'] as const);
  for (const [name, column] of [...tables, ['sites', 'id'] as const]) {
    const { rows } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(each::text, ',' order by each::text)), '') as hash
      from ${sql.table(name)} each where ${sql.ref(column)} = ${siteId}`.execute(walked.test.services.db);
    found[name] = rows[0]?.hash ?? '';
  }
  return found;
}

describe('the walk over the ids of another site', () => {
  it('has a real row for every parameter, or says why there is none', () => {
    expect(DEFINITIONS.flatMap(unknownParametersOf)).toEqual([]);
  });

  it('finds nothing, whatever a person may do on a site of their own [DATA-14] [ORD-106]', async () => {
    const wrong: string[] = [];
    for (const definition of DEFINITIONS) {
      const rows = rowParametersOf(definition);
      // All of another site, then one at a time: an own list does not lead to the people of another.
      const attacks = rows.length > 1 ? [rows, ...rows.map((each) => [each])] : rows.map((each) => [each]);
      for (const foreign of attacks) {
        const path = pathWith(definition, (each) => (foreign.includes(each) ? walked.a : walked.b));
        const answer = await callAs(walked.b, definition, { path, ...inputOf(definition, walked.b) });
        const what = `${nameOf(definition)} with another's ${foreign.join(', ')}`;
        if (answer.statusCode !== 404)
          wrong.push(`${what}: ${answer.statusCode} ${answer.body.slice(0, 80)}`);
        if (answer.body.includes(walked.a.secret)) wrong.push(`${what}: tells of it`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The fields of an input that are called ids, by their paths. */
function namedIn(input: unknown, path: string): readonly string[] {
  if (Array.isArray(input)) return input.flatMap((each) => namedIn(each, `${path}[]`));
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => [
    ...(/^ids?$|Ids?$/.test(name) ? [`${path}.${name}`] : []),
    ...namedIn(value, `${path}.${name}`),
  ]);
}

function fieldsOf(definition: EndpointDefinition): readonly string[] {
  const { query, body } = definition;
  const found = [
    ...(query === undefined ? [] : sampleInputs(query).flatMap((each) => namedIn(each, 'query'))),
    ...(body === undefined ? [] : sampleInputs(body).flatMap((each) => namedIn(each, 'body'))),
  ];
  return [...new Set(found)].map((field) => `${nameOf(definition)} ${field}`);
}

/** An input of one site that names a row of another. */
function inputNaming(definition: EndpointDefinition, field: string, foreign: string): Input {
  const { query, payload = {} } = inputOf(definition, walked.b);
  const [, part, name = ''] = / (query|body)\.(\w+)$/.exec(field) ?? [];
  const target = part === 'query' ? query : payload;
  const named = { ...target, [name]: Array.isArray(target[name]) ? [foreign] : foreign };
  if (part === 'query') return { ...inputOf(definition, walked.b), query: named };
  const widget = named['widgetJSON'];
  if (typeof widget !== 'string') return { query, payload: named };
  return { query, payload: { ...named, widgetJSON: widget.replaceAll(walked.b.ids.collection, foreign) } };
}

describe('the walk over ids in queries and bodies', () => {
  it('knows every field that is called an id', () => {
    expect(DEFINITIONS.flatMap(fieldsOf).toSorted()).toEqual(Object.keys(NAMED_IN_INPUTS).toSorted());
  });

  it('finds nothing of another site by them [DATA-14]', async () => {
    const wrong: string[] = [];
    for (const definition of DEFINITIONS) {
      for (const field of fieldsOf(definition)) {
        const named = NAMED_IN_INPUTS[field];
        if (named === undefined || !('row' in named)) continue;
        const path = pathWith(definition, () => walked.b);
        const input = inputNaming(definition, field, walked.a.ids[named.row]);
        const answer = await callAs(walked.b, definition, { path, ...input });
        const expected = 'status' in named ? named.status : 200;
        if (answer.statusCode !== expected)
          wrong.push(`${field}: ${answer.statusCode} ${answer.body.slice(0, 80)}`);
        if (answer.body.includes(walked.a.secret)) wrong.push(`${field}: tells of it`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['POST /api/form/SaveFormSubmission', 'form'],
    ['POST /api/newsletter/Subscribe', 'newsletterBlock'],
  ] as const)('takes no answers for a form of another site: %s [DATA-14]', async (name, form) => {
    const send = async (from: WalkedSite, to: WalkedSite, keyOf = to) => {
      const visitor = await visit(walked.test, [from.publicHost, keyOf.publicHost]);
      const asked = { method: 'POST', path: '/api/form/FormSubmissionKey' } as const;
      const query = { formId: to.ids[form] };
      const given = await visitor.call({ ...asked, host: keyOf.publicHost, query });
      const { key } = given.json<{ data: { key: string } }>().data;
      const { payload } = inputOf(definitionOf(name), to);
      const path = name.split(' ')[1] ?? '';
      return visitor.call({ method: 'POST', path, host: from.publicHost, payload: { ...payload, key } });
    };
    expect((await send(walked.b, walked.a, walked.b)).statusCode).toBe(404);
    expect((await send(walked.b, walked.a)).json()).toMatchObject({ code: 'form-key-invalid' });
    expect((await send(walked.b, walked.b)).statusCode).toBe(200);
  });
});

describe('what the other site holds', () => {
  it('is what it was', async () => {
    expect(await rowsOf(walked.a)).toEqual(before);
  });

  it('is found by the people of the site with the same ids', async () => {
    const wrong: string[] = [];
    for (const definition of DEFINITIONS.filter(namesRows).toSorted((a, b) => harmOf(a) - harmOf(b))) {
      const name = nameOf(definition);
      if (ENDLESS.has(name)) continue;
      const path = pathWith(definition, () => walked.a);
      const answer = await callAs(walked.a, definition, { path, ...inputOf(definition, walked.a) });
      if (SHOWN.has(name) && !answer.body.includes(walked.a.secret)) wrong.push(`${name}: does not show it`);
      if (answer.statusCode >= 400 && answer.statusCode !== FOUND_BUT[name]?.status)
        wrong.push(`${name}: ${answer.statusCode} ${answer.body.slice(0, 120)}`);
    }
    expect(wrong).toEqual([]);
  });
});
