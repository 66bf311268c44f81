import { defineMessages } from '../../define-messages.ts';

/** The sites to start from. */
export const siteTemplates = defineMessages('siteTemplates', {
  band: 'Band',
  bandHelp:
    'As loud as a poster: dates in large type, records with their covers, notes from the road, and booking.',
  blank: 'Blank',
  blankHelp: 'One empty page and nothing to clear away: for those who know what they want to build.',
  cafe: 'Café',
  cafeHelp:
    'Warm and easy to read on the way there: menu, opening hours, the story of the house, and a form for groups.',
  conference: 'Conference',
  conferenceHelp:
    'Large type and strong colour: the programme hour by hour, speakers, prices, and a form for tickets.',
  journal: 'Journal',
  journalHelp:
    'A place to write: a blog with dates, categories and a feed, set for reading, with large landscapes.',
  nonProfit: 'Non-profit',
  nonProfitHelp:
    'Warm and plain, cut from coloured paper: what is done, ways to help, dates, news, and a form to give.',
  personal: 'Personal page',
  personalHelp:
    'One column on yellow paper with typewriter headings: what you make, what you write, and how to reach you.',
  photographer: 'Photographer',
  photographerHelp:
    'Pictures from edge to edge and hardly a word: two galleries, a portrait, and a form for enquiries.',
  practice: 'Practice',
  practiceHelp:
    'Calm and roomy, drawn by hand: treatments, the team, a list of prices, and a form for appointments.',
  restaurant: 'Restaurant',
  restaurantHelp:
    'Dark and dense, by candlelight: a menu in tabs, opening hours, and a form to reserve a table.',
  shop: 'Shop window',
  shopHelp:
    'Shows and sells what you make, thing by thing, with a cart and a checkout: for workshops and small shops.',
  software: 'Software product',
  softwareHelp:
    'Clear and rounded, with large screens: features, prices side by side, documentation, and a log of changes.',
  studio: 'Studio portfolio',
  studioHelp:
    'Large pictures, few words and plenty of room: for architects, designers and makers who show their work.',
});
