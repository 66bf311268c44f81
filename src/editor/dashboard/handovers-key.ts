/** What is read anew when an offer of a site is accepted or declined. */
export const HANDOVERS_KEY = 'handovers';
