import { defineMessages } from '../../define-messages.ts';

/** What the screen of reviews of products says. */
export const reviewScreen = defineMessages('reviewScreen', {
  title: 'Reviews',
  lead: 'What buyers write about products. Approved reviews stand on the page of the product.',
  show: 'Show',
  all: 'All',
  pending: 'Waiting',
  approved: 'Approved',
  hidden: 'Hidden',
  approve: 'Approve',
  hide: 'Hide',
  remove: 'Delete',
  removeTitle: 'Delete the review of {product}?',
  removeText: 'It is gone for good, and its buyer cannot write another one about this order.',
  unnamed: 'A buyer',
  nothing: 'No reviews yet',
  nothingText: 'Buyers are asked for a review by email after their order was sent.',
  nothingOff:
    'Asking for reviews is off. Switch it on above, and buyers are asked by email after their order was sent.',
  nothingHere: 'What buyers write about products appears here.',
  nothingWaits: 'No review waits',
  noMatch: 'None in this state',
  showAll: 'Show all',
  asking: 'Asking for reviews',
  askingOn: 'Buyers get one email per order.',
  askingOff: 'Buyers are not asked for reviews.',
  toMail: 'Email',
  days: 'Days after the order was sent',
  ofFive: '{count} of 5 stars',
  failed: 'The review could not be changed.',
});
