import { summaryDefaults } from '#blocks/summary/schema.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { sampleDiscount } from '#server/discounts/testing/sample-discount.ts';
import { signUpFieldId } from '#domain/newsletters/sign-up-fields.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { sampleInputs } from '#server/platform/testing/sample-inputs.ts';
import type { RowName, WalkedSite } from './walked-sites.ts';

const FUND = {
  name: 'walked',
  amounts: [{ amount: 100, label: 'walked' }],
  takesOther: true,
  minimum: 100,
  feePercent: null,
  frequencies: [],
  asksAddress: false,
  asksMessage: true,
  questions: [],
  receiptText: 'walked',
};
/** The words of a mail about orders. */
const WRITTEN_MAIL = { kind: 'confirmed', subject: '', opening: '', closing: '', orderId: null };

/** What an endpoint takes beside its address. */
export interface Input {
  readonly query: JsonObject;
  readonly payload?: JsonObject;
}

type SomeInput = { readonly query?: JsonObject; readonly body?: JsonObject };

const content = { portico: 1, sections: [{ id: 's1', type: 'section', order: 'V' }], blocks: [] };
const mailingList = { name: 'Changed', description: '', replyTo: '', isDoubleOptIn: true };
const sent = {
  objectName: 'Form',
  isOverlayForm: false,
  submitButtonText: 'Send',
  form: '{}',
  pageTitle: 'Contact',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
};

const contact = {
  firstName: 'Walked',
  lastName: '',
  company: '',
  phones: [],
  addresses: [],
  language: '',
  timeZone: '',
  fields: [],
};

const pageIds = (ids: WalkedSite['ids']) => ({ key: 'none', collectionId: ids.page, pageId: ids.page });

const memberArea = (ids: WalkedSite['ids']) => ({
  name: 'Area',
  isForAllMembers: false,
  documentIds: [ids.page],
  fileIds: [ids.file],
});
const memberPlan = (ids: WalkedSite['ids']) => ({
  name: 'Plan',
  description: '',
  benefits: [],
  areaIds: [ids.memberArea],
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  price: { kind: 'recurring', monthly: 1000, yearly: 10_000, trialDays: 14 },
  image: {
    fileId: ids.file,
    path: '/s/images/plan.jpg',
    width: 16,
    height: 9,
    alt: '',
    focalPoint: { x: 0.5, y: 0.5 },
  },
});

/** Inputs that rules beyond their schemas decide about, with the ids of a site; all others are made of their schemas. */
function writtenInputs({ ids, identifier }: WalkedSite): Readonly<Record<string, SomeInput>> {
  return {
    'POST /api/documents/:documentId/changes': {
      body: {
        clientId: 'client-of-walk',
        changes: [
          {
            id: createId(),
            baseVersion: 0,
            name: 'Edit',
            gestureId: 'gesture',
            operations: [{ op: 'remove', id: 'block' }],
          },
        ],
      },
    },
    'GET /api/documents/:documentId/undo': { query: { until: 0 } },
    'GET /api/documents/:documentId/events': { query: { since: 0, clientId: 'client-of-walk' } },
    'POST /api/documents/:documentId/restore': { body: { version: 0 } },
    'PUT /api/items/:documentId/stock': { body: { variantId: ids.variant, shown: null, typed: 3 } },
    'PUT /api/documents/:documentId/threads/:threadId/read': { body: { commentId: ids.threadComment } },
    'GET /api/products/found': { query: { ids: ids.product } },
    'GET /api/inventory': { query: { documentId: ids.product } },
    'GET /api/inventory.csv': { query: { documentId: ids.product } },
    'PUT /api/inventory': { body: { counts: [{ variantId: ids.variant, shown: null, typed: 4 }] } },
    'GET /api/products': { query: { collectionId: ids.storePage } },
    'GET /api/products/ids': { query: { collectionId: ids.storePage } },
    'POST /api/products/change': {
      body: { documentIds: [ids.product], gestureId: 'walk', change: { kind: 'sale', percent: 1000 } },
    },
    'POST /api/products/undo': { body: { documentIds: [ids.product], gestureId: 'walk' } },
    'POST /api/products/publish': { body: { documentIds: [ids.product] } },
    'POST /api/products/remove': { body: { documentIds: [ids.item] } },
    'POST /api/products/recover': { body: { documentIds: [ids.item] } },
    'POST /api/discounts': { body: sampleDiscount('Walked', 'WALKED') },
    'PUT /api/discounts/:discountId': { body: { version: 0, fields: sampleDiscount('Changed', 'CHANGED') } },
    'POST /api/discounts/:discountId/codes': { body: { prefix: 'W-', count: 2 } },
    'POST /api/publish': { body: { documentIds: [ids.page] } },
    'GET /api/content': { query: { collectionId: ids.collection, ids: ids.item } },
    'DELETE /api/content/:documentId': { query: { answer: 'redirect', toDocumentId: ids.otherPage } },
    'POST /api/content/:documentId/url': { body: { urlName: 'moved' } },
    'GET /api/contacts': { query: {} },
    'POST /api/contacts': { body: { ...contact, emails: ['new@example.org'] } },
    'PUT /api/contacts/:contactId': { body: { ...contact, emails: ['changed@example.org'] } },
    'POST /api/contact-labels/:labelId/contacts': { body: { ids: [ids.contact], isGiven: true } },
    'PUT /api/contacts/:contactId/tax-exemption': { body: { isTaxExempt: true } },
    'POST /api/contacts/:contactId/apart': { body: { otherId: ids.otherContact } },
    'POST /api/contacts/:contactId/merge': { body: { otherId: ids.otherContact, details: contact } },
    'POST /api/contacts/export': { body: {} },
    'PUT /api/contact-inactivity': { body: { months: 12 } },
    'POST /api/contact-inactivity/keep': { body: { ids: [ids.contact] } },
    'POST /api/contact-runs': {
      body: { action: { kind: 'label', labelId: ids.contactLabel }, selection: { filter: {} } },
    },
    'POST /api/contact-runs/export': { body: { format: 'csv', selection: { filter: {} } } },
    'POST /api/contact-runs/erase': { body: { selection: { ids: [ids.otherContact] } } },
    'GET /api/contacts/export': { query: { format: 'csv' } },
    'POST /api/table-imports': { query: { kind: 'subscribers', listId: ids.list } },
    'GET /api/table-imports': { query: { kind: 'subscribers', listId: ids.list } },
    'POST /api/contact-segments': { body: { name: 'Walked', rules: { match: 'all', rules: [] } } },
    'POST /api/members/areas': { body: memberArea(ids) },
    'PUT /api/members/areas/:areaId': { body: memberArea(ids) },
    'POST /api/members/plans': { body: memberPlan(ids) },
    'PUT /api/members/plans/:planId': { body: memberPlan(ids) },
    'PUT /api/members/:memberId/status': { body: { status: 'suspended' } },
    'PUT /api/members/:memberId': {
      body: { firstName: 'Changed', lastName: '', note: 'Changed', labels: ['changed'] },
    },
    'POST /api/members/invitations': { body: { email: 'new@example.org', planIds: [ids.memberPlan] } },
    'POST /api/members/runs': {
      body: { action: 'label', label: 'walked', selection: { ids: [ids.member] } },
    },
    'GET /api/members/export.csv': { query: {} },
    'POST /api/members/export': { body: {} },
    'POST /api/funds': { body: FUND },
    'PUT /api/funds/:fundId': { body: { version: 0, fields: FUND } },
    'POST /api/donate-pages': { body: { fundId: ids.fund, title: 'walked', text: 'walked' } },
    'PUT /api/donate-pages/:donatePageId': {
      body: { version: 0, fundId: ids.fund, title: 'walked', text: 'walked' },
    },
    'GET /api/donations': { query: {} },
    'POST /api/donations/:donationId/paid': {
      body: { version: 0, amount: 1, day: '2026-11-26', reference: 'walked' },
    },
    'POST /api/donations/:donationId/refunds': {
      // It was paid, and counts as carried out with that.
      body: { version: 2, amount: 1, reason: 'walked', isMailed: false },
    },
    'GET /api/gift-cards': { query: {} },
    'POST /api/gift-cards/:giftCardId/balance': { body: { version: 1, balance: 1, reason: 'walked' } },
    'POST /api/gift-cards/:giftCardId/code': { body: { version: 1 } },
    'POST /api/donations/export': { body: {} },
    'GET /api/donations/export.csv': { query: {} },
    'GET /api/subscriptions': { query: {} },
    'POST /api/subscriptions/:subscriptionId/cancel': {
      body: { version: 0, isAtOnce: false, isRefunded: false },
    },
    'POST /api/subscriptions/:subscriptionId/keep': { body: { version: 0 } },
    'POST /api/subscriptions/:subscriptionId/pause': { body: { version: 0 } },
    'POST /api/subscriptions/:subscriptionId/resume': { body: { version: 0 } },
    'PUT /api/subscriptions/:subscriptionId/price': { body: { version: 0, unit: 1500 } },
    'POST /api/subscriptions/prices': {
      body: {
        variantId: 'a variant',
        period: { value: 1, unit: 'month' },
        amount: 1500,
      },
    },
    'PUT /api/subscriptions/:subscriptionId/lines': {
      body: { version: 0, pieces: 3, variantId: ids.changedVariant },
    },
    'PUT /api/subscriptions/:subscriptionId/address': {
      body: {
        version: 0,
        address: {
          name: 'Walked',
          company: '',
          line1: '1 Quarry Lane',
          line2: '',
          city: 'Zürich',
          region: '',
          postalCode: '8001',
          country: 'CH',
        },
      },
    },
    'PUT /api/subscriptions/:subscriptionId/plan': {
      body: { version: 0, planId: ids.memberPlan, unit: 'month' },
    },
    'POST /api/subscriptions/export': { body: {} },
    'GET /api/subscriptions/export.csv': { query: {} },
    'GET /api/orders': { query: {} },
    'POST /api/orders/:orderId/mails': { body: { subject: 'walked', text: 'walked' } },
    'POST /api/orders/:orderId/mails/again': { body: { kind: 'received' } },
    'POST /api/store/mails/preview': { body: WRITTEN_MAIL },
    'POST /api/store/mails/test': { body: WRITTEN_MAIL },
    'GET /api/orders/print': { query: { kind: 'receipts', ids: ids.order } },
    'GET /api/kept-receipts': { query: {} },
    'GET /api/kept-receipts/print': { query: { ids: ids.order } },
    'GET /api/reports/sales': { query: {} },
    'GET /api/reports/sales.csv': { query: {} },
    'GET /api/reports/groups': { query: { by: 'product' } },
    'GET /api/reports/groups.csv': { query: { by: 'product' } },
    'GET /api/abandoned-carts': { query: {} },
    'GET /api/reports/abandoned': { query: {} },
    'GET /api/reports/abandoned.csv': { query: {} },
    'GET /api/reports/taxes': { query: {} },
    'GET /api/reports/taxes.csv': { query: {} },
    'GET /api/orders/export.csv': { query: {} },
    'GET /api/products/export.csv': { query: { collectionId: ids.collection } },
    'POST /api/orders/export': { body: {} },
    'POST /api/orders/:orderId/paid': {
      body: { version: 0, amount: 1, day: '2026-11-26', reference: 'walked' },
    },
    'POST /api/orders/:orderId/ready': { body: { version: 0 } },
    'POST /api/orders/:orderId/parcels': {
      body: {
        version: 0,
        lines: [{ lineId: ids.newOrderLine, pieces: 1 }],
        carrier: '',
        tracking: '',
        url: '',
        isMailed: false,
      },
    },
    'POST /api/orders/:orderId/parcels/:parcelId/undo': { body: { version: 1 } },
    'PUT /api/orders/:orderId/parcels/:parcelId': {
      body: { version: 1, carrier: 'walked', tracking: '', url: '', isMailed: false },
    },
    'POST /api/orders/:orderId/cancel': {
      body: { version: 0, isRefunded: true, isRestocked: true, isMailed: false },
    },
    'POST /api/orders/:orderId/refunds': {
      body: {
        version: 1,
        amount: 1,
        lines: [],
        hasDelivery: false,
        reason: 'walked',
        isRestocked: false,
        isMailed: false,
      },
    },
    'POST /api/orders/:orderId/canceled-pieces': {
      body: {
        version: 1,
        lines: [{ lineId: ids.partOrderLine, pieces: 1 }],
        amount: 0,
        isRestocked: false,
        isMailed: false,
      },
    },
    'GET /api/color-uses': { query: { colorId: 'custom_1' } },
    'GET /api/forms/submissions': { query: { formId: ids.form } },
    'POST /api/forms/submissions/read': { body: { ids: [ids.submission], isRead: true } },
    'POST /api/forms/submissions/delete': { body: { ids: [ids.submission] } },
    'POST /api/forms/submissions/restore': { body: { ids: [ids.submission] } },
    'POST /api/form/SaveFormSubmission': { body: { ...sent, ...pageIds(ids), formId: ids.form } },
    'POST /api/newsletter/Subscribe': {
      body: {
        ...sent,
        ...pageIds(ids),
        formId: ids.newsletterBlock,
        form: JSON.stringify({ [signUpFieldId(ids.newsletterBlock, 'email')]: 'visitor@example.org' }),
      },
    },
    'POST /api/comments/:commentId/bar': { body: { kind: 'email', days: 1 } },
    'POST /api/product-reviews/:reviewId': { body: { state: 'hidden' } },
    'GET /api/product-reviews': { query: {} },
    'POST /api/comments/decide': { body: { ids: [ids.comment], state: 'pending' } },
    'PUT /api/newsletter/lists/:listId': { body: mailingList },
    'POST /api/newsletter/lists/:listId/subscribers': {
      body: { email: 'taken@example.org', firstName: '', lastName: '', hasAgreed: true },
    },
    'GET /api/newsletter/lists/:listId/subscribers': { query: {} },
    'GET /api/newsletter/lists/:listId/subscribers.csv': { query: {} },
    'GET /api/forms/:formId/submissions.csv': { query: {} },
    'POST /api/saved-parts': { body: { name: 'Part', content } },
    'POST /api/synced-sections': { body: { name: 'Synced', content, fromDocumentId: ids.page } },
    'POST /api/sites/:siteId/duplicate': { body: { title: 'Copy', identifier: 'taken-over' } },
    'POST /api/sites/:siteId/rename': { body: { title: 'Renamed', identifier } },
    'POST /api/widget/GetWidgetRendering': {
      body: {
        widgetJSON: JSON.stringify({
          type: 'summary',
          id: 'w1',
          value: { ...summaryDefaults(), collection: { kind: 'page', documentId: ids.collection } },
        }),
        collectionId: ids.collection,
      },
    },
  };
}

/** Which row of a site a field of an input names, by the field's name. */
const KNOWN: Readonly<Record<string, RowName>> = {
  documentId: 'page',
  collectionId: 'collection',
  formId: 'form',
  fileId: 'file',
  listId: 'list',
};

/** What an endpoint takes, with the ids of a site in it. */
export function inputOf(definition: EndpointDefinition, site: WalkedSite): Input {
  const { ids } = site;
  const written = writtenInputs(site)[`${definition.method} ${definition.path}`];
  const known = Object.fromEntries(Object.entries(KNOWN).map(([field, row]) => [field, ids[row]]));
  const { query, body } = definition;
  const sampled = (schema: typeof query): JsonObject =>
    schema === undefined ? {} : ((sampleInputs(schema, known)[0] ?? {}) as JsonObject);
  return {
    query: written?.query ?? sampled(query),
    ...(body === undefined ? {} : { payload: written?.body ?? sampled(body) }),
  };
}
