import { defineMessages } from '../../define-messages.ts';

/** What the report of an import says, and why an import failed. */
export const importReports = defineMessages('importReports', {
  dryRun: 'This was a dry run: nothing was written, and no file was fetched.',
  cancelled: 'The import was cancelled. What had been brought in by then is there.',
  stopped:
    'The import stopped before its end: the server was restarted, or ran out of memory. What had been brought in is there. Import the file again: it goes on where it stopped.',
  notAnExport: 'This is not an export file of WordPress or Disqus: {reason}',
  notReadToEnd: 'The file could not be read to its end. {reason} What had been brought in by then is there.',
  noStorage:
    'The store of files does not answer. Import the file again when it does: it goes on where it stopped.',
  noDatabase:
    'The database does not answer. Import the file again when it does: it goes on where it stopped.',
  unexpected: 'An unexpected error happened (the log has it under {errorId}).',
  notPublished:
    '“{title}” was brought in but could not be published. {fault} Open it and publish it by hand.',
  notInNavigation: 'The pages could not be put into the navigation. {fault} Add them in the pages panel.',
  navigationWaits:
    'The navigation has other changes that are not published. Publish the site to show the imported pages in it.',
  entryFailed:
    '{fault} The other entries are not affected. Change this one in WordPress and import again, or copy its text by hand.',
  known: 'was brought in before',
  noItem:
    'No item of this site has its id or its address: {count, plural, one {# comment was} other {# comments were}} left out. Add a redirect from that address to the item, and import the file again.',
  commentsMade: '{count, plural, one {# comment} other {# comments}}',
  commentsKnown: '{count, plural, one {# comment} other {# comments}} of it were brought in before',
  productsAreDrafts:
    '{count, plural, one {# product was} other {# products were}} brought in as drafts of a store page. Look at them under Selling, and publish them.',
  inTrash: 'was in the trash',
  hadPassword: 'was behind a password and is private now',
  wasSticky: 'was sticky',
  hadNoTitle: 'had no title',
  pageOff: 'is switched off, since pages cannot be private',
  pageNotLive: 'is not live, since it was not published',
  hadFormat: 'had the post format {format}',
  menuLeftOut:
    'The menu “{name}” with {count, number} entries was not taken over: a site has one main navigation.',
  navigationFull: 'The navigation can hold {max, number} links and folders. Left out of it: {names}.',
  entryLeadsNowhere: 'The menu entry “{title}” leads to nothing in this export.',
  entryWithoutCategory: 'A menu entry leads to a category that is not in this export.',
  entryNotValid: 'The menu entry “{title}” leads to an address that is not valid: {url}',
  textBefore: 'Text before the export was left out: {text}',
  textAfter: 'Text after the export was left out: {text}',
  ampersands: '{count, number} × “&” stood alone in the file and was read as text.',
  characters: '{count, number} × the file names a character that does not exist.',
  malformed: 'Line {line}: {message}',
  endsEarly: 'Line {line}: the file ends too early. Export it again and upload it whole.',
  empty: 'the file is empty or not XML.',
  noVersion: 'it does not say which version of the export format it has.',
  wrongStart: 'it starts with {found} and not with {wanted}.',
  tooDeep: 'Line {line}: elements are nested too deeply.',
  notUtf8: 'it is not UTF-8 text.',
  textTooLong: 'Its text has more than 5,000,000 characters. Divide it into several entries in WordPress.',
  readerFailed: 'Reading it failed: {message}',
  readerSlow: 'Reading took too long.',
  readerClosed: 'The file was closed.',
  readerMemory: 'Reading it needs more memory than an import may take ({memory} MB, IMPORT_MEMORY_MB).',
  readerGone: 'The process that reads it ended unexpectedly.',
});
