import { z } from 'zod';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { CURRENCY_CODES, DEFAULT_CURRENCY } from '#domain/money/currencies.ts';
import { REMINDER_DAYS } from '#domain/subscriptions/reminder.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { REVIEW_DAYS } from '../product-reviews/product-review.ts';
import { OWNER_MAIL_KINDS } from './owner-mails.ts';
import { MAX_OWN_TAX_CLASSES, taxClassSchema } from './tax-class.ts';
import { WITHDRAWAL_CHOICES, WITHDRAWAL_DAYS } from './withdrawal.ts';
import { MEASUREMENT_STANDARDS } from './measurement.ts';

/** What becomes of a subscription that is not paid any more: it ends, or rests until its buyer comes back (ORD-112). */
export const UNPAID_CHOICES = ['cancel', 'pause'] as const;

export const PHONE_CHOICES = ['off', 'optional', 'required'] as const;

/** Whether buyers order as members: never, as they like, or always (ORD-17). */
export const ACCOUNT_CHOICES = ['off', 'optional', 'required'] as const;

/** Characters of what buyers agree to. */
export const MAX_TERMS_LENGTH = 1000;

/** The highest threshold of low stock (ORD-90). */
export const MAX_LOW_STOCK = 100;

/** Characters of the name that mails to buyers are from (ORD-143). */
export const MAX_SENDER_NAME = 100;
/** Years until gift cards expire, where they do (ORD-121). */
export const MAX_GIFT_CARD_YEARS = 10;

/** Years that receipts can be kept for (ORD-153). */
export const MAX_RETENTION_YEARS = 30;

/**
 * Settings of the shop: the record `settings` of a site's one document of kind `store`. The currency of prices is USD
 * until another one is chosen, wherever the site is (MON-05, COMM-113); weights and sizes are metric until then, as the
 * units are for all that is not imperial (COMM-109).
 */
export const storeSettingsSchema = z.object({
  id: z.literal('settings'),
  type: z.literal('settings'),
  currency: z.enum(CURRENCY_CODES).catch(DEFAULT_CURRENCY),
  /** Lists and pages of products leave out a fraction of nothing but zeros (MON-49). */
  trimsZeroFractions: z.boolean().catch(false),
  measurementStandard: z.enum(MEASUREMENT_STANDARDS).catch('metric'),
  /** Buyers pay the prices that are shown, and the tax is in them (ORD-43). */
  pricesIncludeTax: z.boolean().catch(false),
  /** Tax classes besides standard, reduced and zero (ORD-65). */
  taxClasses: z.array(taxClassSchema).max(MAX_OWN_TAX_CLASSES).catch([]),
  /** Who sells: as it stands on what buyers get. */
  sellerName: z.string().max(200).catch(''),
  sellerAddress: z.string().max(500).catch(''),
  /** Where the seller is, whose taxes count where something is picked up (ORD-66); `CH`, or nothing as long as nobody said. */
  sellerCountry: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .catch(''),
  sellerRegion: z.string().max(100).catch(''),
  sellerPostalCode: z.string().max(12).catch(''),
  /** Of the seller, as its country writes it. */
  taxNumber: z.string().max(50).catch(''),
  /** Nothing is sold for now (ORD-29). */
  isPaused: z.boolean().catch(false),
  /** Whether the checkout asks for a phone number (ORD-18). */
  phone: z.enum(PHONE_CHOICES).catch('optional'),
  /** Whether the checkout takes a note to the seller (ORD-22). */
  hasNote: z.boolean().catch(true),
  /** Whether the buyer has to agree to the terms, which say what to (ORD-23). */
  termsRequired: z.boolean().catch(false),
  termsText: z.string().max(MAX_TERMS_LENGTH).catch(''),
  accounts: z.enum(ACCOUNT_CHOICES).catch('optional'),
  /** The list that the checkout offers to get, with its own double opt-in; null: it offers none (ORD-23, NEWS-09). */
  newsletterListId: idSchema<'mailing-list'>().nullable().catch(null),
  /** Whether buyers of digital goods are asked to agree that they get them at once (ORD-23). */
  asksImmediateDelivery: z.boolean().catch(false),
  /** Whether the cart says how much is missing until delivery is free (ORD-60). */
  tellsFreeDelivery: z.boolean().catch(false),
  /** What is bought goes straight to the checkout, alone and without a cart page (COMM-106, COMM-107, ORD-27). */
  expressCheckout: z.boolean().catch(false),
  /** Stands before the numbers of orders, and the first of them (ORD-96). */
  orderNumberPrefix: z.string().max(8).catch(''),
  firstOrderNumber: z.int().min(1).max(999_999_999).catch(1),
  /** From so many pieces on downwards there are few left; whether pages say so (ORD-90). */
  lowStockFrom: z.int().min(1).max(MAX_LOW_STOCK).catch(5),
  showsLowStock: z.boolean().catch(false),
  /** Bank transfer, invoice or cash: what buyers are told, and after how many days an order is canceled (ORD-70). */
  takesManualPayment: z.boolean().catch(true),
  paymentInstructions: z.string().max(2_000).catch(''),
  /** Whether subscribers pause and resume by themselves (ORD-115). */
  subscribersPause: z.boolean().catch(false),
  unpaidDays: z.int().min(1).max(60).catch(14),
  /** Days before a renewal on which its reminder leaves; whether periods shorter than a year have one, too (ORD-111). */
  renewalReminderDays: z.int().min(REMINDER_DAYS.min).max(REMINDER_DAYS.max).catch(REMINDER_DAYS.original),
  remindsOfShortPeriods: z.boolean().catch(false),
  /** What becomes of a subscription of which a renewal was not paid in all its days (ORD-112). */
  unpaidSubscriptions: z.enum(UNPAID_CHOICES).catch('cancel'),
  /** Whether buyers in the EU may withdraw from the contract, and for how many days after the last fulfilment (ORD-147). */
  withdrawal: z.enum(WITHDRAWAL_CHOICES).catch('auto'),
  withdrawalDays: z.int().min(WITHDRAWAL_DAYS.least).max(WITHDRAWAL_DAYS.most).catch(WITHDRAWAL_DAYS.least),
  /** Who mails to buyers are from, and to whom they answer; empty: the seller, or the site, and the owner's account (ORD-143). */
  mailSenderName: z.string().max(MAX_SENDER_NAME).catch(''),
  mailReplyTo: z
    .string()
    .max(254)
    .refine((text) => text === '' || isMailAddress(text), ruleMessage(fieldRules.invalidEmail))
    .catch(''),
  /** Mails that those who look after the store go without (ORD-140). */
  ownerMailsOff: z.array(z.enum(OWNER_MAIL_KINDS)).max(OWNER_MAIL_KINDS.length).catch([]),
  /** Years until new gift cards expire; null: they do not (ORD-121). */
  giftCardYears: z.int().min(1).max(MAX_GIFT_CARD_YEARS).nullable().catch(null),
  /** Days after the last parcel until a buyer is asked for reviews (BLK-80). */
  reviewDays: z.int().min(REVIEW_DAYS.least).max(REVIEW_DAYS.most).catch(14),
  /** Years that name and address of somebody who was erased stay on the receipts of their orders (ORD-153). */
  retentionYears: z.int().min(0).max(MAX_RETENTION_YEARS).catch(10),
});
export type StoreSettings = z.infer<typeof storeSettingsSchema>;

/** What a shop has that nobody set up. */
export const DEFAULT_STORE_SETTINGS: StoreSettings = storeSettingsSchema.parse({
  id: 'settings',
  type: 'settings',
});

/** From how many pieces on downwards pages say how many are left; null where they do not (ORD-90). */
export function shownLowStock({ showsLowStock, lowStockFrom }: StoreSettings): number | null {
  return showsLowStock ? lowStockFrom : null;
}
