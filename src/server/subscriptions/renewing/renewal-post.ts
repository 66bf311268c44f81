import type { Transaction } from 'kysely';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { canBeSwitchedOff, type StoreMailKind } from '#domain/store/store-mails.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { inOwnWords, type BuyerMail } from '#server/orders/mails/define-buyer-mail.tsx';
import { renewalTroubleMail, type RenewalTrouble } from '#server/orders/mails/renewal-trouble-mail.tsx';
import { filledTexts } from '#server/orders/own-mail-words.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { rowAllows } from '#server/roles/queries.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { findMailText } from '#server/store/mail-texts.ts';
import { wantsOwnerMail } from '#server/store/wants-owner-mail.ts';
import type { HeldSubscription } from '../hold-subscription.ts';
import { subscriptionUrl } from '../subscription-link.ts';
import { chargeBefore } from './charge-before.ts';

/** More people than look after the orders of a site get no mail of each. */
const MAX_OWNERS = 10;

/** What mails about the renewals of a subscription are made of, and how they leave (ORD-111, ORD-112, ORD-118). */
export async function renewalPost(trx: Transaction<Database>, services: Services, held: HeldSubscription) {
  const { site_id: siteId, id, title, currency, zone } = held;
  const { identifier, title: site } = await findSite(trx, siteId);
  const language = held.language || (await publishedLanguage(trx, siteId));
  const money = (amount: number) => formatMoney(moneyValue(toCents(amount), currency));
  const dayIn = (locale: string, at: number) => zonedFormat(locale, zone, { dateStyle: 'long' }).format(at);
  const testAccountId = held.is_test ? ((await chargeBefore(trx, siteId, id))?.testAccountId ?? null) : null;
  return {
    identifier,
    money,
    dayIn,
    /** What all of them say. */
    facts: {
      site,
      product: title,
      manageLink: subscriptionUrl(services, { siteId, identifier }, { id, sealed: held.token_sealed }),
    },
    day: (at: number) => dayIn(language, at),

    /** To who pays, in the owner's words, unless that mail is switched off. Who was erased gets none. */
    toBuyer: async <Params>(kind: StoreMailKind, mail: BuyerMail<Params>, params: Params): Promise<void> => {
      const own = await findMailText(trx, siteId, kind);
      const to = testAccountId === null ? held.email : await addressOf(trx, testAccountId);
      if (!isMailAddress(to) || (own?.isOn === false && canBeSwitchedOff(kind))) return;
      const sender = await shopSender(trx, siteId);
      const written = own === null ? mail : inOwnWords(mail, filledTexts(own, { site, order: null }, params));
      const delivery = { siteId, to, language, params };
      await services.mail.send(written, { ...delivery, ...sender }, trx);
    },

    /** To those who look after orders, or donations, in the language of each. */
    toOwners: async (trouble: RenewalTrouble, numbers: TroubleNumbers = {}): Promise<void> => {
      if (!(await wantsOwnerMail(trx, siteId, 'renewals'))) return;
      const area = held.kind === 'donation' ? 'commerce.donations' : 'commerce.orders';
      const owners = await trx
        .selectFrom('site_roles')
        .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
        .select(['accounts.email', 'accounts.language'])
        .where('site_roles.site_id', '=', siteId)
        .where(rowAllows(area))
        // Of a test its contributor alone hears (ORD-107).
        .$if(testAccountId !== null, (query) => query.where('site_roles.account_id', '=', testAccountId))
        .orderBy('site_roles.created_at')
        .limit(MAX_OWNERS)
        .execute();
      for (const owner of owners) {
        const locale = owner.language ?? 'en';
        const params = {
          trouble,
          product: title,
          buyer: held.name || held.email,
          amount: numbers.amount === undefined ? '' : money(numbers.amount),
          day: numbers.day == null ? '' : dayIn(locale, numbers.day),
          count: numbers.count ?? 0,
          link: appUrl(services.config, identifier, `/config/commerce/subscriptions/${id}`),
        };
        await services.mail.send(
          renewalTroubleMail,
          { siteId, to: owner.email, language: locale, params },
          trx,
        );
      }
    },
  };
}

interface TroubleNumbers {
  readonly amount?: number;
  readonly day?: number | null;
  readonly count?: number;
}

async function addressOf(
  trx: Transaction<Database>,
  accountId: NonNullable<NonNullable<Awaited<ReturnType<typeof chargeBefore>>>['testAccountId']>,
): Promise<string> {
  const account = await trx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.email ?? '';
}
