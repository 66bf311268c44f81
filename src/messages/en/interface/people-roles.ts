import { defineMessages } from '../../define-messages.ts';

/** What the roles of a site are called, and what each allows (ROLE-11 to ROLE-22). */
export const peopleRoles = defineMessages('peopleRoles', {
  admin: 'Admin',
  aboutAdmin: 'Everything on the site, its settings and its people included.',
  billing: 'Billing',
  aboutBilling: 'The plan, the way of paying and invoices.',
  reporting: 'Reporting',
  aboutReporting: 'Reads reports about visits, sales and forms; changes nothing.',
  editor: 'Editor',
  aboutEditor: 'Pages, posts, design and publishing; reads what forms receive.',
  moderator: 'Moderator',
  aboutModerator: 'Approves, hides and removes comments and reviews.',
  commenter: 'Commenter',
  aboutCommenter: 'Comments on the site under a name.',
  storeManager: 'Store manager',
  aboutStoreManager: 'The shop but for payments; reads reports.',
  scheduling: 'Scheduling',
  aboutScheduling: 'Appointments, availability and their settings.',
  viewer: 'Viewer',
  aboutViewer: 'Sees the site while it is not public; changes nothing.',
  campaignsEditor: 'Newsletter editor',
  aboutCampaignsEditor: 'Mailing lists and newsletters.',
  schedulingViewer: 'Appointments viewer',
  aboutSchedulingViewer: 'Reads appointments.',
  schedulingEditor: 'Appointments editor',
  aboutSchedulingEditor: 'Reads and changes appointments.',
});
