/** Where members see what they have given. */
export const DONATIONS_PATH = '/account/donations';
