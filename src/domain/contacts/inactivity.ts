/** After how many months without activity contacts may be erased (CRM-29). */
export const LEAST_INACTIVE_MONTHS = 6;
export const MOST_INACTIVE_MONTHS = 60;
/** For how long those who are due are listed before. */
export const INACTIVITY_NOTICE_DAYS = 14;
