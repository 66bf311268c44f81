import { defineMessages } from '../../define-messages.ts';

/** What taking in redirects of a file says (FIND-53). */
export const redirectImport = defineMessages('redirectImport', {
  title: 'Import redirects',
  noneFound: 'No redirects were found in this. Use lines such as /old -> /new',
  stopped: '{reason} {saved, plural, one {# redirect was} other {# redirects were}} taken in before.',
  wentWrong: 'Something went wrong',
  notUnderstood: 'Not understood: {words}',
  done: 'Done',
  cancel: 'Cancel',
  continue: 'Continue',
  run: 'Import {count, number}',
  takenIn: '{count, plural, one {# redirect was} other {# redirects were}} taken in.',
  leftOut: 'Left out',
  leftOutCount: 'Left out: {count, number}',
  read: '{count, plural, one {# redirect was} other {# redirects were}} read. Those from an address that has one already take its place.',
  importing: 'Importing',
  dropFile: 'Drop a file here',
  formats:
    'CSV, .htaccess, _redirects, vercel.json, nginx, or what the Redirection plugin of WordPress exports.',
  chooseFile: 'Choose file',
  tooLarge: 'This file is too large. The limit is 20 MB.',
  paste: 'Or paste them',
  line: 'Line {line, number}: {message}',
});
