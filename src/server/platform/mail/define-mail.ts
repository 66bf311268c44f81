import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Translate } from '#messages/translator.ts';

/** One kind of mail, for those who send and preview it. */
export interface MailDefinition<Params = unknown> {
  readonly kind: string;
  readonly params: z.ZodType<Params>;
  /** What the pages of development and the tests fill it with. */
  readonly sample: Params;
  /** Written once, of `parts/`: HTML and text are both made of it. */
  view(params: Params, translate: Translate): { readonly subject: string; readonly content: ReactNode };
}

/**
 * One kind of mail: a file `x-mail.tsx` of its feature with this definition, and a line in `server/mails.ts`.
 * See `docs/guides/writing-a-mail.md`.
 */
export function defineMail<Params>(mail: MailDefinition<Params>): MailDefinition<Params> {
  return mail;
}
