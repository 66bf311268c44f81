import { z } from 'zod';

/**
 * Which list a block or a form signs people up to (CONT-87, EDIT-115, FBLD-80). Part of the data of the newsletter
 * block and of a form's storage, under the name `mailingList`.
 */
export const mailingListConnectionSchema = z.object({
  /** Id of the list. Empty: the site's first list, which is made with the first sign-up where there is none. */
  listId: z.string().max(24).default(''),
  /** Asks for a confirmation by mail, too; cannot switch it off for a list that has it on (NEWS-02). */
  doubleOptIn: z.boolean().default(true),
});
export type MailingListConnection = z.infer<typeof mailingListConnectionSchema>;
