import { MEMBER_MARK, MEMBER_MARK_VALUE } from '#domain/members/member-mark.ts';

/** Whether this browser says that it has a session of a member (MEMB-29). */
export const hasMemberMark = ({ cookie }: Document): boolean =>
  cookie.split('; ').includes(`${MEMBER_MARK}=${MEMBER_MARK_VALUE}`);
