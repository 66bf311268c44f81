import { defineMessages } from '../define-messages.ts';

/** What the runtime of a page says of the shop. */
export const shopRuntime = defineMessages('shopRuntime', {
  noCart:
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  cartFailed: 'Unable to load your cart. Please reload the page.',
  pageFailed: 'This page could not be loaded. Please reload it.',
  reload: 'Reload',
});
