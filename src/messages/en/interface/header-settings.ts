import { defineMessages } from '../../define-messages.ts';

/** What can be set about the header of a site. */
export const headerSettings = defineMessages('headerSettings', {
  title: 'Header',
  note: 'The header stands on every page. Its links follow the navigation in Pages.',
  siteTitle: 'Site title',
  logo: 'Logo',
  logoHelp: 'Shown in place of the title.',
  layout: 'Layout',
  titleLeft: 'Title left',
  titleCenter: 'Title center',
  linksLeft: 'Links left',
  colors: 'Colors',
  sticky: 'Stays at the top while scrolling',
  fitsTitle: 'Keep the title on one line',
  fitsTitleHelp: 'A title that is too wide for its place is shown smaller.',
  showsAccount: 'Link to the member account',
  showsAccountHelp:
    '“Sign in”, or “Account” for members, at the end of the navigation of the published site while it has members.',
  button: 'Button',
  buttonText: 'Button text',
  buttonLink: 'Button link',
  buttonLinkHelp: 'Without a link, visitors do not see the button.',
  headerLayout: 'Header layout',
  headerColors: 'Header colors',
  fixedHeader: 'Fixed header',
  accountLink: 'Link to the account',
  titleOnOneLine: 'Title on one line',
  headerButton: 'Header button',
});
