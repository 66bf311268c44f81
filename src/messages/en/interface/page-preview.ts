import { defineMessages } from '../../define-messages.ts';

/** What the preview of a page and the link that shares it say (EDIT-195). */
export const pagePreview = defineMessages('pagePreview', {
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  title: 'Preview: {title}',
  device: 'Device',
  openInTab: 'Open in a tab',
  isBehind: 'Your latest changes are not saved yet: they are missing here.',
  noForms: 'Nothing can be sent from this preview: forms and the cart work on your published site.',
  openSite: 'Open the site',
  saving: 'Saving the latest changes',
  frame: 'Preview of {title}',
  oneDay: 'One day',
  oneWeek: 'One week',
  thirtyDays: '30 days',
  copied: 'The link is copied.',
  share: 'Share a preview',
  whoeverHasLink:
    'Whoever has the link sees “{title}” as it is now, with changes that are not published. No account is needed.',
  worksFor: 'Works for',
  makeLink: 'Make a link',
  link: 'Preview link',
  worksUntil: 'Works until {time}.',
  copyLink: 'Copy link',
});
