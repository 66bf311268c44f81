import { defineMessages } from '../../define-messages.ts';

/** What the list of a site's members says to its owner (MEMB-66). */
export const memberList = defineMessages('memberList', {
  list: 'Members',
  search: 'Search members',
  filter: 'Status',
  all: 'All',
  unverified: 'Not confirmed',
  active: 'Active',
  suspended: 'Suspended',
  removed: 'Removed',
  member: 'Member',
  joined: 'Joined',
  lastSeen: 'Last seen',
  never: 'Never',
  actions: 'Actions',
  actionsOf: 'Actions for {email}',
  suspend: 'Suspend',
  activate: 'Activate',
  remove: 'Remove',
  restore: 'Restore',
  nothing: 'No members yet',
  nothingText: 'People who join the site stand here.',
  noMatch: 'Nobody matches',
  removeTitle: 'Remove {email}?',
  removeText: 'The member is signed out at once. For 7 days you can restore the account; then it is erased.',
});
