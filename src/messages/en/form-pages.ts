import { defineMessages } from '../define-messages.ts';

/** What only the pages say that forms without scripts lead to. */
export const formPages = defineMessages('formPages', {
  needsScripts: 'This form can only be sent with JavaScript switched on.',
  needsTime: 'Without JavaScript, one more page follows before this form is sent.',
  backToPage: 'Back to the page',
  wait: 'To keep programs away, this form can be sent {seconds} seconds after this page was opened. Please check your entries, then press Send.',
  tooEarly: 'The {seconds} seconds were not over yet. Please wait a moment, then press Send again.',
  send: 'Send',
  copyEntries:
    'This form can only be sent with JavaScript switched on. Your entries stand below: copy what you need before you go back to the page and send it from there.',
  stillInPage: 'What you entered still stands in the page you came from.',
  keptHere: 'Everything you entered is kept in this page.',
  sendAgain: 'Send again',
  request: 'Request {id}',
});
