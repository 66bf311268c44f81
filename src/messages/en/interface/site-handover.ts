import { defineMessages } from '../../define-messages.ts';

/** What handing a site over to another owner says (ROLE-23). */
export const siteHandover = defineMessages('siteHandover', {
  handOver: 'Hand the site over…',
  handOverTitle: 'Hand the site over to {name}?',
  handOverText:
    'If {name} accepts within 14 days, the site belongs to them: they decide who works on it, they can delete it, and it counts for their account. You keep your roles until they change them. Until then nothing changes, and you can take the offer back.',
  offer: 'Offer the site',
  offered: 'The site is offered to {name}',
  offeredText:
    '{name} can accept until {date}, by the mail or on the dashboard. Until then the site belongs to you.',
  offerOfOther: 'The owner offered the site to {name}, who can accept until {date}.',
  offerExpired: '{name} did not answer within 14 days. The site still belongs to you.',
  takeBack: 'Take the offer back',
  takenBack: 'The site is offered to nobody any more',
  title: 'Take over {site}?',
  lead: '{name} offers you this website until {date}.',
  changes:
    'If you accept, the site belongs to you: you have the role Admin, you decide who works on it, and it counts for your account. {name} keeps their roles until you change them.',
  accept: 'Accept the site',
  decline: 'Decline',
  later: 'Not now',
  accepted: '{site} belongs to you from now on',
  declined: 'You declined {site}',
  received: '{name} offers you the site {site}',
  until: 'You can accept until {date}.',
  see: 'See the offer',
  signInFirst: 'Sign in with the account that the mail was sent to, to see the offer.',
  noOffer: 'A site is offered to you',
});
