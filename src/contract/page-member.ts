import { z } from 'zod';
import type { PageMember } from '#domain/members/page-member.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

const pageMemberSchema = z.object({
  memberId: idSchema<'member'>(),
  name: z.string(),
  plans: z.array(z.object({ id: idSchema<'member-plan'>(), name: z.string() })),
  areas: z.array(z.object({ id: idSchema<'member-area'>(), name: z.string() })),
  navigations: z.array(
    z.object({
      name: z.string(),
      links: z.array(z.object({ title: z.string(), href: z.string(), isCurrent: z.boolean() })),
    }),
  ),
  links: z.array(z.object({ href: z.string(), title: z.string() })),
}) satisfies z.ZodType<PageMember>;

/**
 * The one call of a page about its member (MEMB-29). The runtime makes it where the browser has the mark of a session;
 * where that has ended the answer is `login-required` (MEMB-27).
 */
export const getPageMember = defineEndpoint({
  method: 'GET',
  path: '/api/member',
  host: 'site',
  access: { kind: 'member' },
  /** Of the page (BCP 47), which the runtime knows: its site's document need not be read for it. */
  query: z.object({
    language: z.string().max(35).default('en'),
    /** The document of a page that has navigations of areas (MEMB-64); empty where it has none of its own. */
    page: idSchema<'document'>().or(z.literal('')).optional(),
  }),
  output: pageMemberSchema,
});
