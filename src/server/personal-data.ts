import { backInStockData } from '#server/back-in-stock/personal-data.ts';
import { abandonedCartData } from '#server/abandoned-carts/personal-data.ts';
import { mailOptOutData } from '#server/store-mails/personal-data.ts';
import { cartData } from '#server/carts/personal-data.ts';
import { checkoutData } from '#server/checkout/personal-data.ts';
import { discountData } from '#server/discounts/personal-data.ts';
import { giftCardData } from '#server/gift-cards/personal-data.ts';
import { commentData } from '#server/comments/personal-data.ts';
import { contactData, mailData } from '#server/contacts/personal-data.ts';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import { dataRequestData } from '#server/data-requests/personal-data.ts';
import { keptMethodData } from '#server/payments/personal-data.ts';
import { orderData } from '#server/orders/personal-data.ts';
import { productReviewData } from '#server/product-reviews/personal-data.ts';
import { submissionData } from '#server/forms/personal-data.ts';
import { subscriberData } from '#server/mailing-lists/personal-data.ts';
import { memberData } from '#server/members/personal-data.ts';
import { subscriptionData } from '#server/subscriptions/personal-data.ts';

/** All that is kept of the people a site deals with. The contact comes last: by it the others find whom they mean. */
export const PERSONAL_DATA: readonly PersonalDataPart[] = [
  cartData,
  checkoutData,
  abandonedCartData,
  backInStockData,
  mailOptOutData,
  discountData,
  keptMethodData,
  subscriptionData,
  memberData,
  subscriberData,
  submissionData,
  commentData,
  giftCardData,
  productReviewData,
  orderData,
  dataRequestData,
  mailData,
  contactData,
];
