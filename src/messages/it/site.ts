import { accountMails } from './account-mails.ts';
import { formPages } from './form-pages.ts';
import { formParts } from './form-parts.ts';
import { likert } from './likert.ts';
import { newsletterMails } from './newsletter-mails.ts';
import { newsletters } from './newsletters.ts';
import { pages } from './pages.ts';
import { posts } from './posts.ts';
import { services } from './services.ts';
import { translation as visitor } from './visitor.ts';

/** Everything that a published site says in Italian. */
export const translation = {
  ...visitor,
  ...accountMails,
  ...formPages,
  ...formParts,
  ...likert,
  ...newsletterMails,
  ...newsletters,
  ...pages,
  ...posts,
  ...services,
};
