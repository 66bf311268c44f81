import { defineMessages } from '../define-messages.ts';

/** What mails to people who work on a site say (ROLE-24). */
export const peopleMails = defineMessages('peopleMails', {
  invitationSubject: '{inviter} invites you to {site}',
  invitationLead:
    '{inviter} invites you to work on the website {site} at {host}. The link works once, for 14 days.',
  join: 'Join the site',
  invitationNote: 'If you do not know what this is about, you can ignore this mail: nothing happens.',
});
