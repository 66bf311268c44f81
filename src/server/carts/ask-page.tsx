import type { FastifyReply } from 'fastify';
import type { DocumentId } from '#domain/documents/record.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { isId } from '#lib/id.ts';
import { cart as words } from '#messages/en/cart.ts';
import type { Words } from '#messages/message.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import { formPart } from '#server/shop-pages/form-part.ts';
import { leadTo, sendShopPage } from '#server/shop-pages/send-shop-page.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import styles from '#views/checkout/checkout.css?inline';
import { FormPageView } from '#views/checkout/form-page-view.tsx';
import { loadCatalogue } from './load-catalogue.ts';
import { loadQuestions } from './product-questions.ts';

/** What is chosen of a product that asks something. */
interface Chosen {
  readonly productId: DocumentId;
  readonly variantId: string;
  readonly pieces: number;
}

interface Asked extends Chosen {
  readonly questions: readonly PublishedField[];
  readonly values: FormValues;
  readonly problems: Readonly<Record<string, Words>>;
}

/** The address at which something asks. */
export function askPath({ productId, variantId, pieces }: Chosen): string {
  return `/cart/ask?product=${productId}&variant=${variantId}&pieces=${pieces}`;
}

/** GET `/cart/ask`: what a product asks before it goes into the cart (ORD-03). */
export async function askPage(visit: ShopVisit): Promise<FastifyReply> {
  const { services, siteId, request } = visit;
  const query = new URL(request.url, 'http://localhost').searchParams;
  const [product = '', variantId = '', typed = ''] = ['product', 'variant', 'pieces'].map(
    (name) => query.get(name) ?? '',
  );
  if (!isId<'document'>(product) || !isId<'variant'>(variantId)) return leadTo(visit, '/cart');
  const questions = (await loadQuestions(services.db, siteId, [product])).get(product);
  if (questions === undefined) return leadTo(visit, '/cart');
  const pieces = /^[1-9][0-9]{0,3}$/.test(typed) ? Number(typed) : 1;
  return sendQuestions(visit, { productId: product, variantId, pieces, questions, values: {}, problems: {} });
}

/** The questions, with what was answered and what is wrong with it. */
export async function sendQuestions(visit: ShopVisit, asked: Asked): Promise<FastifyReply> {
  const { services, siteId, published, request, reply, translate } = visit;
  const { productId, variantId, pieces, questions, values, problems } = asked;
  const found = await loadCatalogue(services.db, siteId, [asked], await withheldFrom(published));
  const facts = found.get(variantId);
  if (facts === undefined) return leadTo(visit, '/cart?refused=gone');
  const parts = questions.flatMap(
    (question) =>
      formPart(visit, question, { value: values[question.id], problem: problems[question.id] }) ?? [],
  );
  const shown = shownProblems(visit, parts, []);
  const hidden = questions.filter(({ kind }) => kind === 'hidden').map(({ id, value }) => [id, value]);
  const state = {
    title: translate(words.questions),
    text: [facts.title, facts.optionText].filter((text) => text !== '').join(' · '),
    problems: shown,
    form: {
      action: '/cart/lines',
      hidden: {
        ...(Object.fromEntries(hidden) as Record<string, string>),
        product: productId,
        variant: variantId,
        pieces: String(pieces),
        asked: 'yes',
        crumb: issueCrumb(services, request, reply),
      },
      parts,
      submit: translate(words.add),
    },
    link: { href: encodeURI(facts.path), label: translate(words.backToProduct, { title: facts.title }) },
  };
  return sendShopPage(visit, {
    kind: 'cart-v2',
    path: '/cart/ask',
    title: words.questions,
    view: <FormPageView state={state} />,
    styles,
    cartCount: null,
    runsOwnCode: false,
    status: shown === null ? 200 : 400,
  });
}
