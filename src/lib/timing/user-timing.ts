/** What the names of all user-timing marks begin with, four characters (TIME-41, TIME-42). */
export const USER_TIMING_PREFIX = 'ptc:';
