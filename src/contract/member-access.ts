import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { memberAreaFieldsSchema, memberPlanFieldsSchema } from '#domain/members/member-plan.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';

const settled = { host: 'app', access: { kind: 'permission', any: ['settings.general'] } } as const;
const areaId = idSchema<'member-area'>();
const planId = idSchema<'member-plan'>();
const areaParams = z.object({ areaId });
const planParams = z.object({ planId });
const done = z.object({ status: z.literal('done') });

/** The areas and plans of a site, in their order: for its settings, and for who can see what (MEMB-36, MEMB-46). */
export const getMemberAccess = defineEndpoint({
  method: 'GET',
  path: '/api/members/access',
  host: 'app',
  access: { kind: 'permission', any: ['content.read', 'settings.general', 'crm.read'] },
  output: z.object({
    areas: z.array(
      memberAreaFieldsSchema.extend({
        id: areaId,
        documents: z.array(z.object({ id: documentIdSchema, title: z.string() })),
        files: z.array(z.object({ id: idSchema<'file'>(), title: z.string() })),
      }),
    ),
    plans: z.array(memberPlanFieldsSchema.extend({ id: planId, memberCount: z.int(), takenCount: z.int() })),
    /** What prices of plans are in: the currency of the store. */
    currency: z.enum(CURRENCY_CODES),
  }),
});

/** In force at once, without publishing, as all of these are. */
export const createMemberArea = defineEndpoint({
  ...settled,
  method: 'POST',
  path: '/api/members/areas',
  body: memberAreaFieldsSchema,
  output: z.object({ id: areaId }),
});

export const changeMemberArea = defineEndpoint({
  ...settled,
  method: 'PUT',
  path: '/api/members/areas/:areaId',
  params: areaParams,
  body: memberAreaFieldsSchema,
  output: z.object({ id: areaId }),
});

export const deleteMemberArea = defineEndpoint({
  ...settled,
  method: 'DELETE',
  path: '/api/members/areas/:areaId',
  params: areaParams,
  output: done,
});

export const createMemberPlan = defineEndpoint({
  ...settled,
  method: 'POST',
  path: '/api/members/plans',
  body: memberPlanFieldsSchema,
  output: z.object({ id: planId }),
});

export const changeMemberPlan = defineEndpoint({
  ...settled,
  method: 'PUT',
  path: '/api/members/plans/:planId',
  params: planParams,
  body: memberPlanFieldsSchema,
  output: z.object({ id: planId }),
});

/** `plan-has-members` where members hold it: it can be archived (MEMB-58). */
export const deleteMemberPlan = defineEndpoint({
  ...settled,
  method: 'DELETE',
  path: '/api/members/plans/:planId',
  params: planParams,
  output: done,
});

const ofMember = z.object({ memberId: idSchema<'member'>() });

/** The plans that a member holds. */
export const getHeldPlans = defineEndpoint({
  method: 'GET',
  path: '/api/members/:memberId/plans',
  host: 'app',
  access: { kind: 'permission', any: ['crm.read'] },
  params: ofMember,
  output: z.object({ planIds: z.array(planId) }),
});

/** Gives a member a plan without payment (MEMB-58). */
export const giveMemberPlan = defineEndpoint({
  method: 'PUT',
  path: '/api/members/:memberId/plans/:planId',
  host: 'app',
  access: { kind: 'permission', any: ['crm.write'] },
  params: ofMember.extend({ planId }),
  output: done,
});

/** Takes it, from the member's next request on. */
export const takeMemberPlan = defineEndpoint({
  method: 'DELETE',
  path: '/api/members/:memberId/plans/:planId',
  host: 'app',
  access: { kind: 'permission', any: ['crm.write'] },
  params: ofMember.extend({ planId }),
  output: done,
});
