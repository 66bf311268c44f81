import type { FastifyReply } from 'fastify';
import type { DocumentId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { isId } from '#lib/id.ts';
import { checkout } from '#messages/en/checkout.ts';
import { forms } from '#messages/en/forms.ts';
import { pages } from '#messages/en/pages.ts';
import { storeReminders as words } from '#messages/en/store-reminders.ts';
import { fill, type Words } from '#messages/message.ts';
import { loadCatalogue } from '#server/carts/load-catalogue.ts';
import { fieldOf } from '#server/checkout/fields.ts';
import { gonePage } from '#server/checkout/notice-pages.tsx';
import { sendCheckoutPage } from '#server/checkout/send-checkout-page.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import { countMemberTry } from '#server/members/member-tries.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { optIn } from '#server/store-mails/opt-outs.ts';
import { findMailText } from '#server/store/mail-texts.ts';
import { FindOrderView } from '#views/checkout/find-order-view.tsx';
import { NoticeView } from '#views/checkout/notice-view.tsx';
import { waitFor } from './wait-for.ts';

const PATH = '/commerce/back-in-stock';

/** What is waited for: a variant of a product that visitors can see. */
async function wanted(visit: ShopVisit, product: string, variant: string) {
  const { services, siteId, published } = visit;
  if (!isId<'document'>(product) || !isId<'variant'>(variant)) return null;
  if ((await findMailText(services.db, siteId, 'backInStock'))?.isOn === false) return null;
  const key: { readonly productId: DocumentId; readonly variantId: VariantId } = {
    productId: product,
    variantId: variant,
  };
  const found = await loadCatalogue(services.db, siteId, [key], await withheldFrom(published));
  const facts = found.get(variant);
  return facts === undefined ? null : { ...key, facts };
}

/** Where a visitor leaves an email for a variant that is sold out (ORD-92). */
export async function waitingPage(visit: ShopVisit): Promise<FastifyReply> {
  const { searchParams } = new URL(visit.request.url, 'http://localhost');
  return showForm(visit, searchParams.get('product') ?? '', searchParams.get('variant') ?? '');
}

/** Takes the email; no newsletter comes of it. */
export async function enterWaiting(visit: ShopVisit): Promise<FastifyReply> {
  const { services, siteId, posted, request, reply, translate } = visit;
  const [product, variant] = [posted('product'), posted('variant')];
  const found = await wanted(visit, product, variant);
  if (found === null) return gonePage(visit);
  const email = posted('email').trim();
  if (!isMailAddress(email)) return showForm(visit, product, variant, { problem: forms.email });
  const seconds = await countMemberTry(services, siteId, 'back-in-stock', request.ip);
  if (seconds !== null) {
    reply.header('retry-after', seconds);
    return showForm(visit, product, variant, { fault: pages.tooManyAttempts });
  }
  const { facts, productId, variantId } = found;
  const emailKey = addressKey(email);
  // Whose address it is shown to be may ask again for what they have ended.
  const member = memberOf(request.caller);
  if (member !== null && addressKey(member.email) === emailKey) {
    await optIn(services.db, siteId, { kind: 'back-in-stock', emailKey });
  }
  const done = await waitFor(services, { siteId, productId, variantId, email });
  if (done === 'full') return showForm(visit, product, variant, { fault: words.waitsForMany });
  const state = {
    title: translate(words.waitTitle),
    text: translate(fill(words.waiting, { product: facts.title })),
    links: [{ href: facts.path, label: translate(words.backToProduct) }],
  };
  return sendCheckoutPage(visit, {
    path: PATH,
    title: words.waitTitle,
    view: <NoticeView state={state} />,
  });
}

async function showForm(
  visit: ShopVisit,
  product: string,
  variant: string,
  { problem, fault }: { readonly problem?: Words; readonly fault?: Words } = {},
): Promise<FastifyReply> {
  const { services, request, reply, posted, translate } = visit;
  const found = await wanted(visit, product, variant);
  if (found === null) return gonePage(visit);
  const { facts } = found;
  if (facts.stock.isUnlimited || facts.stock.quantity > 0) return leadTo(visit, facts.path);
  const name = facts.optionText === '' ? facts.title : `${facts.title} (${facts.optionText})`;
  const email = fieldOf(visit, 'email', {
    kind: 'email',
    label: checkout.email,
    value: posted('email') || (memberOf(request.caller)?.email ?? ''),
    autocomplete: 'email',
    isRequired: true,
    maxLength: 256,
    problem,
  });
  const state = {
    title: translate(words.waitTitle),
    text: translate(fill(words.waitText, { product: name })),
    problems: shownProblems(
      visit,
      [{ kind: 'fields', legend: null, fields: [email] }],
      fault === undefined ? [] : [fault],
    ),
    form: {
      action: PATH,
      hidden: { crumb: issueCrumb(services, request, reply), product, variant },
      parts: [{ kind: 'fields', legend: null, fields: [email] } as const],
      submit: translate(words.waitSubmit),
    },
  };
  return sendCheckoutPage(visit, {
    path: PATH,
    title: words.waitTitle,
    view: <FindOrderView state={state} />,
    status: problem === undefined && fault === undefined ? 200 : 400,
  });
}
