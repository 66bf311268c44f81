import { accountMails } from './account-mails.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { commentMails } from './comment-mails.ts';
import { comments } from './comments.ts';
import { cookieTexts } from './cookie-texts.ts';
import { dataRequestMails } from './data-request-mails.ts';
import { dataRequests } from './data-requests.ts';
import { donations } from './donations.ts';
import { giftCardPayments } from './gift-card-payments.ts';
import { giftCards } from './gift-cards.ts';
import { formPages } from './form-pages.ts';
import { formParts } from './form-parts.ts';
import { likert } from './likert.ts';
import { memberMails } from './member-mails.ts';
import { members } from './members.ts';
import { newContent } from './new-content.ts';
import { newFields } from './new-fields.ts';
import { newsletterMails } from './newsletter-mails.ts';
import { newsletters } from './newsletters.ts';
import { orderMails } from './order-mails.ts';
import { renewalMails } from './renewal-mails.ts';
import { storeReminders } from './store-reminders.ts';
import { subscriptionPlans } from './subscription-plans.ts';
import { productReviews } from './product-reviews.ts';
import { withdrawals } from './withdrawals.ts';
import { orderPrints } from './order-prints.ts';
import { pages } from './pages.ts';
import { peopleMails } from './people-mails.ts';
import { reviewMails } from './review-mails.ts';
import { threadMails } from './thread-mails.ts';
import { places } from './places.ts';
import { plans } from './plans.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { services } from './services.ts';
import { subscriptionPages } from './subscription-pages.ts';
import { submissionMails } from './submission-mails.ts';
import { translation as visitor } from './visitor.ts';

/** Everything that a published site says in Arabic. */
export const translation = {
  ...visitor,
  ...accountMails,
  ...cart,
  ...checkout,
  ...commentMails,
  ...comments,
  ...cookieTexts,
  ...dataRequestMails,
  ...dataRequests,
  ...donations,
  ...subscriptionPages,
  ...giftCardPayments,
  ...giftCards,
  ...formPages,
  ...formParts,
  ...likert,
  ...memberMails,
  ...orderMails,
  ...renewalMails,
  ...orderPrints,
  ...subscriptionPlans,
  ...withdrawals,
  ...storeReminders,
  ...productReviews,
  ...members,
  ...newContent,
  ...newFields,
  ...newsletterMails,
  ...newsletters,
  ...pages,
  ...peopleMails,
  ...reviewMails,
  ...threadMails,
  ...places,
  ...plans,
  ...posts,
  ...products,
  ...services,
  ...submissionMails,
};
