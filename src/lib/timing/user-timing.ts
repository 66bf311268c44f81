/** The prefix of the names of all user-timing marks, four characters (TIME-41, TIME-42). */
export const USER_TIMING_PREFIX = 'ptc:';
