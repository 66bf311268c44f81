import type { EndpointDefinition } from '#contract/endpoint.ts';
import { ROUTES } from '#server/routes.ts';
import { DASHBOARD, type RowName, type WalkedSite } from './walked-sites.ts';

export const DEFINITIONS: readonly EndpointDefinition[] = ROUTES.map(({ definition }) => definition);

export function nameOf({ method, path }: EndpointDefinition): string {
  return `${method} ${path}`;
}

export function definitionOf(name: string): EndpointDefinition {
  const found = DEFINITIONS.find((each) => nameOf(each) === name);
  if (found === undefined) throw new Error(`There is no endpoint ${name}`);
  return found;
}

/** The row that a parameter of an address names. */
const PARAMETERS: Readonly<Record<string, RowName>> = {
  siteId: 'site',
  documentId: 'page',
  discountId: 'discount',
  fundId: 'fund',
  donatePageId: 'donatePage',
  donationId: 'donation',
  giftCardId: 'giftCard',
  subscriptionId: 'subscription',
  fileId: 'file',
  partId: 'part',
  formId: 'form',
  blockId: 'newsletterBlock',
  submissionId: 'submission',
  secret: 'feedSecret',
  listId: 'list',
  subscriberId: 'subscriber',
  importId: 'import',
  number: 'release',
  sessionId: 'session',
  passkeyId: 'passkey',
  personId: 'person',
  siteInvitationId: 'siteInvitation',
  handoverId: 'handover',
  commentId: 'comment',
  barId: 'commentBar',
  threadId: 'thread',
  threadCommentId: 'threadComment',
  memberId: 'member',
  memberInvitationId: 'memberInvitation',
  memberSessionId: 'memberSession',
  memberRunId: 'memberRun',
  contactId: 'contact',
  contactRunId: 'contactRun',
  dataRequestId: 'dataRequest',
  tableImportId: 'tableImport',
  noteId: 'contactNote',
  labelId: 'contactLabel',
  segmentId: 'contactSegment',
  mergeId: 'contactMerge',
  areaId: 'memberArea',
  planId: 'memberPlan',
  orderId: 'order',
  parcelId: 'parcel',
  differenceId: 'paymentDifference',
  withdrawalId: 'withdrawal',
  reviewId: 'productReview',
  variantId: 'variant',
};

/** Where it is another row. */
const OWN_PARAMETERS: Readonly<Record<string, Readonly<Record<string, RowName>>>> = {
  'POST /api/data-requests/:dataRequestId/copy': { dataRequestId: 'copyRequest' },
  'POST /api/data-requests/:dataRequestId/erase': { dataRequestId: 'erasureRequest' },
  'POST /api/discounts/:discountId/restore': { discountId: 'removedDiscount' },
  'DELETE /api/funds/:fundId': { fundId: 'otherFund' },
  'POST /api/gift-cards/:giftCardId/balance': { giftCardId: 'adjustedGiftCard' },
  'POST /api/gift-cards/:giftCardId/code': { giftCardId: 'replacedGiftCard' },
  'POST /api/donations/:donationId/refunds': { donationId: 'paidDonation' },
  'POST /api/subscriptions/:subscriptionId/cancel': { subscriptionId: 'cancelableSubscription' },
  'POST /api/subscriptions/:subscriptionId/keep': { subscriptionId: 'endingSubscription' },
  'POST /api/subscriptions/:subscriptionId/resume': { subscriptionId: 'pausedSubscription' },
  'PUT /api/subscriptions/:subscriptionId/price': { subscriptionId: 'pricedSubscription' },
  'PUT /api/subscriptions/:subscriptionId/lines': { subscriptionId: 'changedSubscription' },
  'PUT /api/subscriptions/:subscriptionId/address': { subscriptionId: 'addressedSubscription' },
  'PUT /api/subscriptions/:subscriptionId/plan': { subscriptionId: 'plannedSubscription' },
  'DELETE /api/schedule/:id': { id: 'schedule' },
  'DELETE /api/preview-links/:id': { id: 'previewLink' },
  'DELETE /api/members/plans/:planId': { planId: 'unusedPlan' },
  'POST /api/items/:documentId/discard': { documentId: 'unwrittenItem' },
  'POST /api/orders/:orderId/ready': { orderId: 'pickupOrder' },
  'POST /api/orders/:orderId/parcels': { orderId: 'newOrder' },
  'POST /api/orders/:orderId/cancel': { orderId: 'cancelableOrder' },
  'DELETE /api/orders/:orderId': { orderId: 'testOrder' },
  'POST /api/orders/:orderId/refunds': { orderId: 'paidOrder' },
  'POST /api/orders/:orderId/canceled-pieces': { orderId: 'partOrder' },
  'POST /api/orders/:orderId/parcels/:parcelId/undo': { orderId: 'sentOrder' },
  'PUT /api/orders/:orderId/parcels/:parcelId': { orderId: 'trackedOrder', parcelId: 'trackedParcel' },
  'GET /api/collections/:documentId/products': { documentId: 'storePage' },
  'GET /api/items/:documentId/stock': { documentId: 'product' },
  'GET /api/items/:documentId/repeated-skus': { documentId: 'product' },
  'PUT /api/items/:documentId/stock': { documentId: 'product' },
  'GET /api/items/:documentId/neighbours': { documentId: 'item' },
  'GET /api/items/:documentId/comments': { documentId: 'item' },
  'POST /api/comment/write/:documentId': { documentId: 'item' },
  'GET /api/comment/write/:documentId': { documentId: 'item' },
  'GET /api/comment/reply/:documentId/:commentId': { documentId: 'item' },
  'POST /api/comment/like/:documentId/:commentId': { documentId: 'item' },
  'GET /api/comment/report/:documentId/:commentId': { documentId: 'item' },
  'POST /api/comment/report/:documentId/:commentId': { documentId: 'item' },
  'GET /api/content/:documentId/comments': { documentId: 'item' },
  'PUT /api/content/:documentId/comments': { documentId: 'item' },
  'POST /api/content/:documentId/recover': { documentId: 'recoverablePage' },
  'GET /api/synced-sections/:documentId': { documentId: 'syncedSection' },
  'POST /api/synced-sections/:siteId/:documentId/take': { documentId: 'syncedSection' },
  'DELETE /api/synced-sections/:documentId': { documentId: 'syncedSection' },
  'POST /api/newsletter/lists/:listId/subscribers/:subscriberId/unsubscribe': {
    subscriberId: 'leavingSubscriber',
  },
};

/** Parameters that name no row of a site or person, with what stands in their place. */
const NO_ROWS: Readonly<Record<string, { readonly value: string; readonly why: string }>> = {
  version: { value: '0', why: 'counts the changes of the document beside it, or names a build' },
  templateId: { value: 'journal', why: 'templates come with Portico and are the same for everybody' },
  invitationId: { value: '0'.repeat(24), why: 'of the installation; its owner alone is answered' },
  token: { value: 'none', why: 'whoever has it is the one that a mail was sent to' },
  content: { value: '0'.repeat(64), why: 'the hash of a picture that is published for everybody' },
  submission: { value: '0'.repeat(24), why: 'of the cart whose cookie comes with it' },
  name: { value: 'none.png', why: 'of a file beside its hash' },
  file: { value: 'none', why: 'of what comes with Portico' },
  style: { value: 'none', why: 'of the map that comes with Portico' },
  zoom: { value: '0', why: 'of the map that comes with Portico' },
  position: { value: '0', why: 'of the map that comes with Portico' },
  provider: { value: 'stripe', why: 'names a provider of payments, whose signature decides' },
  addressId: {
    value: 'new',
    why: 'is of the member who asks, and the walked sites have not switched members on',
  },
};

/** The row that a parameter of an endpoint names; undefined where it names none. */
export function rowOf(name: string, parameter: string): RowName | undefined {
  return OWN_PARAMETERS[name]?.[parameter] ?? PARAMETERS[parameter];
}

export function parametersOf(path: string): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
}

/** The parameters of a call that name rows. */
export function rowParametersOf({ method, path }: { method: string; path: string }): readonly string[] {
  return parametersOf(path).filter((each) => rowOf(`${method} ${path}`, each) !== undefined);
}

/** Parameters about which nothing is known: neither which row they name, nor why they name none. */
export function unknownParametersOf({ method, path }: { method: string; path: string }): readonly string[] {
  const name = `${method} ${path}`;
  const unknown = parametersOf(path).filter(
    (each) => rowOf(name, each) === undefined && NO_ROWS[each] === undefined,
  );
  return unknown.map((each) => `${name} :${each}`);
}

/** A path with the ids of a site in the place of its parameters; each may come from a site of its own. */
export function pathWith(
  { method, path }: { readonly method: string; readonly path: string },
  siteFor: (parameter: string) => WalkedSite,
): string {
  return path
    .replaceAll(/:(\w+)/g, (_all, parameter: string) => {
      const row = rowOf(`${method} ${path}`, parameter);
      return row === undefined ? (NO_ROWS[parameter]?.value ?? 'unknown') : siteFor(parameter).ids[row];
    })
    .replace('*', 'anything');
}

/** Where the people of a site call an endpoint. */
export function hostOf({ host }: EndpointDefinition, site: WalkedSite): string {
  return host === 'dashboard' || host === 'any' ? DASHBOARD : site.appHost;
}
