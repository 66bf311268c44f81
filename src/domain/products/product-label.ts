import type { Message } from '#messages/message.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';

/** What a state is called where products are sold (COMM-40 to COMM-43, CONT-186). */
export function productLabel(workflowState: string): Message {
  switch (workflowState) {
    case 'published':
      return productPanel.available;
    case 'scheduled':
      return productPanel.scheduled;
    case 'draft':
      return productPanel.hidden;
    default:
      return productPanel.unsupported;
  }
}
