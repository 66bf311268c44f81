/**
 * The cookie that says that a browser has a session of a member (MEMB-29). Scripts read it, as the session itself is
 * closed to them; it tells nothing about who it is, and whoever sets it by hand gains nothing.
 */
export const MEMBER_MARK = 'member';
/** Its value. */
export const MEMBER_MARK_VALUE = '1';
