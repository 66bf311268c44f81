/** Marks the toggle between what plans cost by the month and by the year; scripts show it (BLK-92, MEMB-48). */
export const PRICING_TOGGLE_ATTRIBUTE = 'data-pricing-toggle';
