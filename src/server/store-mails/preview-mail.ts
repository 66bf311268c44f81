import type { SiteId } from '#domain/documents/record.ts';
import type { MailTexts } from '#domain/store/mail-text.ts';
import { isAboutOrder, type StoreMailKind } from '#domain/store/store-mails.ts';
import { BUYER_MAILS, mailAsNow } from '#server/orders/buyer-mails.ts';
import { mailPost, type DeliverMail } from '#server/orders/mail-post.ts';
import { inOwnWords } from '#server/orders/mails/define-buyer-mail.tsx';
import { SAMPLE_ORDER } from '#server/orders/mails/order-mail-params.ts';
import { filledTexts } from '#server/orders/own-mail-words.ts';
import { loadOrder } from '#server/orders/queries.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { MailDefinition } from '#server/platform/mail/define-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';

interface Preview {
  readonly siteId: SiteId;
  readonly kind: StoreMailKind;
  readonly texts: MailTexts;
  /** Null for sample data. */
  readonly orderId: OrderId | null;
}

/** A mail that can be shown, or sent as a test. */
export interface PreviewedMail {
  readonly mail: MailDefinition<never>;
  readonly params: never;
  readonly language: string;
  readonly isSample: boolean;
}

/** A mail in words that are not saved yet, with an order where it has such a mail, else with sample data (ORD-141). */
export async function previewMail(services: Services, preview: Preview): Promise<PreviewedMail> {
  return (await mailOfOrder(services, preview)) ?? mailOfSample(services, preview);
}

async function mailOfOrder(
  services: Services,
  { siteId, kind, texts, orderId }: Preview,
): Promise<PreviewedMail | null> {
  const order = orderId === null ? null : await loadOrder(services.db, siteId, orderId);
  if (order === null) return null;
  const post = await mailPost(services.db, services, siteId, order);
  let found: PreviewedMail | null = null;
  const show: DeliverMail = async (_kind, _event, mail, params) => {
    const own = inOwnWords(mail, filledTexts(texts, post, params));
    found = {
      mail: own as MailDefinition<never>,
      params: params as never,
      language: post.language,
      isSample: false,
    };
  };
  await mailAsNow(post, show, kind);
  return found;
}

async function mailOfSample({ db }: Services, { siteId, kind, texts }: Preview): Promise<PreviewedMail> {
  const { title: site } = await findSite(db, siteId);
  const mail = BUYER_MAILS[kind];
  const params = { ...(mail.sample as object), site };
  const sample = {
    number: SAMPLE_ORDER.number,
    name: SAMPLE_ORDER.address[0] ?? '',
    total: 5400,
    currency: 'USD',
  } as const;
  return {
    mail: inOwnWords(mail, filledTexts(texts, { site, order: isAboutOrder(kind) ? sample : null }, params)),
    params: params as never,
    language: await publishedLanguage(db, siteId),
    isSample: true,
  };
}
