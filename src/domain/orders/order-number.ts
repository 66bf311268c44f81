/** At least as many digits of the number of an order are shown, behind the owner's prefix of up to eight characters (ORD-96). */
export const MIN_NUMBER_DIGITS = 5;
