import type { ColumnType, Generated } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { FileId } from '#domain/files/file-id.ts';
import type { AreaNavigationPlace } from '#domain/gating/area-navigation-place.ts';
import type { AreaId, PlanId } from '#domain/gating/access-rule.ts';
import type { PlanVisibility } from '#domain/members/member-plan.ts';
import type { PlanPrice } from '#domain/members/plan-price.ts';
import type { MembershipState } from '#domain/members/membership-state.ts';
import type { Id } from '#lib/id.ts';
import type { MemberId } from '#server/members/tables.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface MemberAreasTable {
  site_id: SiteId;
  id: AreaId;
  name: string;
  position: number;
  is_for_all_members: boolean;
  navigation: Generated<AreaNavigationPlace>;
  changed_at: Date;
}

interface MemberAreaDocumentsTable {
  site_id: SiteId;
  area_id: AreaId;
  document_id: DocumentId;
  position: number;
}

interface MemberAreaFilesTable {
  site_id: SiteId;
  area_id: AreaId;
  file_id: FileId;
}

interface MemberPlansTable {
  site_id: SiteId;
  id: PlanId;
  name: string;
  description: string;
  benefits: string[];
  visibility: PlanVisibility;
  is_open: boolean;
  opens_at: Date | null;
  closes_at: Date | null;
  places: number | null;
  price: ColumnType<PlanPrice, string, string>;
  image: ColumnType<ImageValue | null, string | null | undefined, string | null>;
  position: number;
  changed_at: Date;
}

interface MemberPlanAreasTable {
  site_id: SiteId;
  plan_id: PlanId;
  area_id: AreaId;
}

interface MembershipsTable {
  site_id: SiteId;
  member_id: MemberId;
  plan_id: PlanId;
  state: MembershipState;
  started_at: Date;
  ends_at: Date | null;
  /** What it is paid by; both null where it is free, or given by the owner. */
  subscription_id: ColumnType<
    Id<'subscription'> | null,
    Id<'subscription'> | null | undefined,
    Id<'subscription'> | null
  >;
  order_id: ColumnType<Id<'order'> | null, Id<'order'> | null | undefined, Id<'order'> | null>;
}

interface MemberFeedsTable {
  site_id: SiteId;
  member_id: MemberId;
  token_hash: Buffer;
  created_at: Date;
}

/** Tables of migrations/0115_member_access.sql, 0139_member_feeds.sql, 0140_area_navigation.sql and 0282_paid_memberships.sql. */
export interface GatingTables {
  member_areas: MemberAreasTable;
  member_area_documents: MemberAreaDocumentsTable;
  member_area_files: MemberAreaFilesTable;
  member_plans: MemberPlansTable;
  member_plan_areas: MemberPlanAreasTable;
  memberships: MembershipsTable;
  member_feeds: MemberFeedsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends GatingTables {}
}

const OF_THE_SITE = { copied: true, archived: true, personal: [], secret: [] } as const;

export const GATING_SITE_TABLES: SiteTablesOf<GatingTables> = {
  member_areas: {
    ...OF_THE_SITE,
    other: ['site_id', 'id', 'name', 'position', 'is_for_all_members', 'navigation', 'changed_at'],
  },
  member_area_documents: {
    ...OF_THE_SITE,
    other: ['site_id', 'area_id', 'document_id', 'position'],
  },
  member_area_files: { ...OF_THE_SITE, other: ['site_id', 'area_id', 'file_id'] },
  member_plans: {
    ...OF_THE_SITE,
    other: [
      'site_id',
      'id',
      'name',
      'description',
      'benefits',
      'visibility',
      'is_open',
      'opens_at',
      'closes_at',
      'places',
      'price',
      'image',
      'position',
      'changed_at',
    ],
  },
  member_plan_areas: { ...OF_THE_SITE, other: ['site_id', 'plan_id', 'area_id'] },
  memberships: {
    copied: { not: 'who joined one site did not join its copy' },
    archived: true,
    personal: ['member_id'],
    secret: [],
    other: ['site_id', 'plan_id', 'state', 'started_at', 'ends_at', 'subscription_id', 'order_id'],
  },
  member_feeds: {
    copied: { not: 'who joined one site did not join its copy' },
    archived: { not: 'an address is of one installation' },
    personal: ['member_id'],
    secret: ['token_hash'],
    other: ['site_id', 'created_at'],
  },
};
