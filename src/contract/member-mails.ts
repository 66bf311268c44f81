import { z } from 'zod';
import { MEMBER_MAILS, memberMailTextSchema } from '#domain/members/member-mails.ts';
import { defineEndpoint } from './endpoint.ts';

const ofSettings = { host: 'app', access: { kind: 'permission', any: ['settings.general'] } } as const;
const kind = z.enum(MEMBER_MAILS);
const wordsOfMail = memberMailTextSchema.extend({ kind });
const done = z.object({ status: z.literal('done') });
/** Mails that one person sends in a minute to try them. */
const TEST_RATE = 20;

/** The account mails with their words, in the language of the site (MEMB-67). */
export const listMemberMails = defineEndpoint({
  ...ofSettings,
  method: 'GET',
  path: '/api/members/mails',
  output: z.object({
    /** BCP 47. */
    language: z.string(),
    mails: z.array(
      z.object({
        kind,
        /** What can stand in braces. */
        placeholders: z.array(z.string()),
        /** As Portico says it. */
        standard: memberMailTextSchema,
        /** As the owner says it; null where Portico does. */
        own: memberMailTextSchema.nullable(),
      }),
    ),
  }),
});

/** In force with the next mail. Throws `unknown-placeholder`, as the two below do. */
export const saveMemberMail = defineEndpoint({
  ...ofSettings,
  method: 'PUT',
  path: '/api/members/mails',
  body: wordsOfMail,
  output: done,
});

export const resetMemberMail = defineEndpoint({
  ...ofSettings,
  method: 'DELETE',
  path: '/api/members/mails',
  query: z.object({ kind }),
  output: done,
});

/** The mail as it would be sent, filled with samples. */
export const previewMemberMail = defineEndpoint({
  ...ofSettings,
  method: 'POST',
  path: '/api/members/mails/preview',
  body: wordsOfMail,
  output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});

/** Sends it to the address of whoever asks. */
export const sendTestMail = defineEndpoint({
  ...ofSettings,
  method: 'POST',
  path: '/api/members/mails/test',
  rateLimit: TEST_RATE,
  body: wordsOfMail,
  output: z.object({ to: z.string() }),
});
