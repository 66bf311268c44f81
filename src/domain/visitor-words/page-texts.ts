import type { VisitorWords } from './visitor-words.ts';

/**
 * What only the server says, in English: on the pages of newsletter links, of forms that could not be taken and of passwords, and in the
 * link over the header. Browsers do not fetch these words. `{name}` stands for a part that is filled in.
 */
export const PAGE_TEXTS = [
  'Skip to content',
  'Back to {site}',
  'What you entered still stands in the page you came from.',
  'Everything you entered is kept in this page.',
  'Send again',
  'Request {id}',
  'This service is temporarily unavailable. Please try again later.',
  'The request could not be read. It is not valid JSON or form data.',
  'The request is too large. The limit is {limit}.',
  'This kind of content is not accepted here.',
  'The CAPTCHA could not be checked. Please try again later.',
  'Too many requests. Please wait a moment and try again.',
  'Newsletter',
  'Confirm your subscription to {list}',
  'Confirm subscription',
  'Your subscription is confirmed',
  'You get {list} from now on. Each mail has a link to leave.',
  'This link was used already',
  'You left {list} since. Sign up again on the site if you want it back.',
  'Unsubscribe from {list}',
  'You will get no more mails of {list}.',
  'Unsubscribe',
  'You are unsubscribed',
  'You get no more mails of {list}.',
  'Undo',
  'Subscribe to {list}',
  'This link does not work',
  'It has expired or is not complete. Enter your address to get a new link to unsubscribe by mail.',
  'Send the link',
  'Look into your inbox',
  'If this address is on a list of this site, a mail with the link is on its way.',
  'This page is protected',
  'This site is protected',
  'Password',
  'Continue',
  'Incorrect password.',
  'Too many attempts. Please try again later.',
  'Coming soon',
  'This site is not open yet. Please come back later.',
] as const;

/** Has words for each of them. */
export type PageWords = VisitorWords & Readonly<Record<(typeof PAGE_TEXTS)[number], string>>;
