import { defineMessages } from '../../define-messages.ts';

/** What the panels for the owner’s own CSS and code say. */
export const ownerCode = defineMessages('ownerCode', {
  siteStyles: 'Site styles',
  customCss: 'Custom CSS',
  cssLabel: 'CSS for the whole site',
  cssText:
    'The page beside this shows it as you type. Visitors get it once it is saved and published. {length, number} of {max, number} characters.',
  tooLong: 'This is too long. Take something out before you save it.',
  stepCss: 'Change custom CSS',
  cssNotAllowed: 'People with the developer permission can write CSS here. Ask an administrator of the site.',
  notSavedYet: 'Not saved yet. It is kept in this browser until you save it.',
  saved: 'Saved.',
  discard: 'Discard',
  save: 'Save',
  code: 'Code',
  codeNotAllowed:
    'People with the developer permission can write code here. Ask an administrator of the site.',
  runsOn: 'Pages it runs on',
  wholeSite: 'Whole site',
  onlyPage: 'Only “{title}”',
  runsOnPublished:
    'It runs on the published site only: never here, nor where you preview the site. What breaks a page can be mended here at any time.',
  openingPage: 'Opening the page',
  codeTooLong: 'This is too long: at most {max, number} characters.',
  headEnd: 'At the end of the head',
  bodyEnd: 'At the end of the body',
  isTracking: 'It counts or recognizes visitors',
  isTrackingText:
    'Where the site asks about cookies, it waits until the visitor has accepted. So does what asks something of other hosts, whatever is chosen here.',
  stepCode: 'Change code',
});
