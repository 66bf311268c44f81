import { defineMessages } from '../define-messages.ts';

/** What mails to people who work on a site say (ROLE-24). */
export const peopleMails = defineMessages('peopleMails', {
  invitationSubject: '{inviter} invites you to {site}',
  invitationLead:
    '{inviter} invites you to work on the website {site} at {host}. The link works once, for 14 days.',
  join: 'Join the site',
  invitationNote: 'If you do not know what this is about, you can ignore this mail: nothing happens.',
  handoverSubject: '{owner} offers you {site}',
  handoverLead:
    '{owner} wants to hand the website {site} at {host} over to you. If you accept, it belongs to you: you decide who works on it, and it counts for your account. The offer works for 14 days.',
  seeOffer: 'See the offer',
  handoverNote: 'Nothing changes until you accept.',
  takenOverSubject: '{site} belongs to you now',
  takenOverLead:
    'You accepted the website {site}. It belongs to you from now on, and you have the role Admin on it.',
  handedOverSubject: '{site} belongs to {newOwner} now',
  handedOverLead:
    '{newOwner} accepted the website {site}, which belongs to them from now on. You keep your roles on it until somebody changes them.',
  toDashboard: 'To the dashboard',
  handoverDeclinedSubject: '{person} declined {site}',
  handoverDeclinedLead:
    '{person} does not take the website {site} over. It still belongs to you, and nothing changed.',
});
