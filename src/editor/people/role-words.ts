import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import type { Message } from '#messages/message.ts';
import { peopleRoles } from '#messages/en/interface/people-roles.ts';
import { formatList } from '#ui/format-list.ts';
import { translate } from '#ui/translate.ts';

interface RoleWords {
  readonly name: Message;
  /** What somebody with the role may do. */
  readonly about: Message;
}

/** What each role is called, and what it allows (ROLE-11 to ROLE-22). */
export const ROLE_WORDS: Readonly<Record<WebsiteRole, RoleWords>> = {
  admin: { name: peopleRoles.admin, about: peopleRoles.aboutAdmin },
  billing: { name: peopleRoles.billing, about: peopleRoles.aboutBilling },
  reporting: { name: peopleRoles.reporting, about: peopleRoles.aboutReporting },
  editor: { name: peopleRoles.editor, about: peopleRoles.aboutEditor },
  moderator: { name: peopleRoles.moderator, about: peopleRoles.aboutModerator },
  commenter: { name: peopleRoles.commenter, about: peopleRoles.aboutCommenter },
  'store-manager': { name: peopleRoles.storeManager, about: peopleRoles.aboutStoreManager },
  scheduling: { name: peopleRoles.scheduling, about: peopleRoles.aboutScheduling },
  viewer: { name: peopleRoles.viewer, about: peopleRoles.aboutViewer },
  'campaigns-editor': { name: peopleRoles.campaignsEditor, about: peopleRoles.aboutCampaignsEditor },
  'scheduling-viewer': { name: peopleRoles.schedulingViewer, about: peopleRoles.aboutSchedulingViewer },
  'scheduling-editor': { name: peopleRoles.schedulingEditor, about: peopleRoles.aboutSchedulingEditor },
};

/** The names of roles as one text. */
export function roleNames(roles: readonly WebsiteRole[]): string {
  return formatList(roles.map((role) => translate(ROLE_WORDS[role].name)));
}
