import { z } from 'zod';
import { AREA_NAVIGATION_PLACES } from '../gating/area-navigation-place.ts';
import { MAX_AREAS, type AreaId, type PlanId } from '../gating/access-rule.ts';
import type { DocumentId } from '../documents/record.ts';
import type { FileId } from '../files/file-id.ts';
import { imageValueSchema } from '../images/image-value.ts';
import { idSchema } from '../validation/id-schema.ts';
import { planPriceSchema } from './plan-price.ts';

export const PLAN_VISIBILITIES = ['public', 'link', 'archived'] as const;
export type PlanVisibility = (typeof PLAN_VISIBILITIES)[number];

const name = z.string().trim().min(1).max(100);
const time = z.iso.datetime().nullable();

/** What an owner says of an area (MEMB-36). */
export const memberAreaFieldsSchema = z.object({
  name,
  isForAllMembers: z.boolean(),
  navigation: z.enum(AREA_NAVIGATION_PLACES).default('none'),
  /** In their owner's order (MEMB-64). */
  documentIds: z.array(idSchema<'document'>()).max(1000),
  fileIds: z.array(idSchema<'file'>()).max(1000),
});
export type MemberAreaFields = z.infer<typeof memberAreaFieldsSchema>;

/** What an owner says of a plan (MEMB-46, MEMB-47). */
export const memberPlanFieldsSchema = z.object({
  name,
  description: z.string().trim().max(500),
  benefits: z.array(z.string().trim().min(1).max(100)).max(10),
  image: imageValueSchema.nullable().default(null),
  areaIds: z.array(idSchema<'member-area'>()).max(MAX_AREAS),
  visibility: z.enum(PLAN_VISIBILITIES),
  isOpen: z.boolean(),
  opensAt: time,
  closesAt: time,
  /** Null: as many as come. */
  places: z.int().min(1).max(1_000_000).nullable(),
  price: planPriceSchema,
});
export type MemberPlanFields = z.infer<typeof memberPlanFieldsSchema>;

/** What lies in an area, by its name. */
export interface LyingInArea<Of> {
  readonly id: Of;
  readonly title: string;
}

export type MemberArea = MemberAreaFields & {
  readonly id: AreaId;
  /** Those of `documentIds`, and of `fileIds`. */
  readonly documents: readonly LyingInArea<DocumentId>[];
  readonly files: readonly LyingInArea<FileId>[];
};
export type MemberPlan = MemberPlanFields & {
  readonly id: PlanId;
  /** How many hold it. */
  readonly memberCount: number;
  /** How many of its places are taken: by those, and by whose payment is awaited; 0 without a number of places (MEMB-57). */
  readonly takenCount: number;
};

type Enrolment = Pick<MemberPlan, 'visibility' | 'isOpen' | 'opensAt' | 'closesAt' | 'places' | 'takenCount'>;

/** Whether somebody may join a plan at the time `now`, in ms since 1970 (MEMB-46, MEMB-57). */
export function takesMembers(plan: Enrolment, now: number): boolean {
  if (plan.visibility === 'archived' || !plan.isOpen) return false;
  if (plan.opensAt !== null && now < Date.parse(plan.opensAt)) return false;
  if (plan.closesAt !== null && now >= Date.parse(plan.closesAt)) return false;
  return plan.places === null || plan.takenCount < plan.places;
}
