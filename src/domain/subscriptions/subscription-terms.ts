import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { subscriptionPlanSchema } from './subscription-plan.ts';

/** What is paid again and again. */
export const SUBSCRIPTION_KINDS = ['product', 'membership', 'donation'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** Days for which a plan of members is tried for nothing; 0: none (MEMB-52). */
const MOST_TRIAL_DAYS = 90;

/** What a cart begins, as its buyer was shown it: its lines say what is charged. */
export const subscriptionTermsSchema = z.object({
  kind: z.enum(SUBSCRIPTION_KINDS),
  /** Null: it is paid once, as some plans of members are. */
  plan: subscriptionPlanSchema.nullable(),
  /** What it is called in mails and lists. */
  title: z.string(),
  /** Of a membership. */
  planId: idSchema<'member-plan'>().nullable(),
  /** Of a membership, which is a service: `standard`, `reduced`, `zero` or one of the owner's (ORD-65). */
  taxClass: z.string().min(1).max(24),
  trialDays: z.int().min(0).max(MOST_TRIAL_DAYS),
  /** Where whoever joins wanted to go first: a path of the site (MEMB-51). */
  next: z.string().nullable(),
  /** Of a donation. */
  fundId: idSchema<'fund'>().nullable(),
  donatePageId: idSchema<'donate-page'>().nullable(),
});
export type SubscriptionTerms = z.infer<typeof subscriptionTermsSchema>;
