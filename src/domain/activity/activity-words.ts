import { activity } from '#messages/en/interface/activity.ts';
import { fill, type Words } from '#messages/message.ts';
import type { SiteActivityKind } from './activity-kinds.ts';

/** What an entry of the activity log of a site is about. */
export interface ActivityFacts {
  readonly kind: SiteActivityKind;
  /** Of the document; null where it has none, or it was about the site. */
  readonly title: string | null;
  /** Null also where the account is gone. */
  readonly person: { readonly name: string } | null;
}

const WORDS: Readonly<Record<SiteActivityKind, (facts: ActivityFacts) => Words>> = {
  'signed-in': () => activity.signedIn,
  edited: ({ title }) => fill(activity.edited, { title: title ?? activity.theSite }),
  'version-restored': ({ title }) => fill(activity.versionRestored, { title: title ?? activity.theSite }),
  'content-made': () => activity.contentMade,
  'content-duplicated': ({ title }) => fill(activity.contentDuplicated, { title: title ?? activity.theSite }),
  'address-changed': ({ title }) => fill(activity.addressChanged, { title: title ?? activity.theSite }),
  'content-deleted': ({ title }) => fill(activity.contentDeleted, { title: title ?? activity.theSite }),
  'content-recovered': ({ title }) => fill(activity.contentRecovered, { title: title ?? activity.theSite }),
  'redirects-changed': () => activity.redirectsChanged,
  'preview-shared': () => activity.previewShared,
  'parts-changed': () => activity.partsChanged,
  discussed: ({ title }) => fill(activity.discussed, { title: title ?? activity.theSite }),
  published: () => activity.published,
  'publishing-cancelled': () => activity.publishingCancelled,
  'rolled-back': () => activity.rolledBack,
  'site-restored': () => activity.siteRestored,
  'visibility-changed': () => activity.visibilityChanged,
  'review-asked': ({ title }) => fill(activity.reviewAsked, { title: title ?? activity.theSite }),
  'review-answered': ({ title }) => fill(activity.reviewAnswered, { title: title ?? activity.theSite }),
  'password-set': ({ title }) => fill(activity.passwordSet, { title: title ?? activity.theSite }),
  'settings-changed': () => activity.settingsChanged,
  imported: () => activity.imported,
  'site-renamed': () => activity.siteRenamed,
  'site-duplicated': () => activity.siteDuplicated,
  'site-removed': () => activity.siteRemoved,
  'site-brought-back': () => activity.siteBroughtBack,
  'files-changed': () => activity.filesChanged,
  'submissions-changed': () => activity.submissionsChanged,
  'feed-changed': () => activity.feedChanged,
  'lists-changed': () => activity.listsChanged,
  'subscribers-changed': () => activity.subscribersChanged,
  'comments-moderated': () => activity.commentsModerated,
  'product-reviews-moderated': () => activity.reviewsModerated,
  'members-changed': () => activity.membersChanged,
  'contacts-changed': () => activity.contactsChanged,
  'person-invited': () => activity.personInvited,
  'invitation-withdrawn': () => activity.invitationWithdrawn,
  'person-joined': () => activity.personJoined,
  'roles-changed': ({ person }) =>
    fill(activity.rolesChanged, { name: person?.name ?? activity.formerPerson }),
  'person-signed-out': ({ person }) =>
    fill(activity.personSignedOut, { name: person?.name ?? activity.formerPerson }),
  'person-removed': ({ person }) =>
    fill(activity.personRemoved, { name: person?.name ?? activity.formerPerson }),
  'site-offered': ({ person }) => fill(activity.siteOffered, { name: person?.name ?? activity.formerPerson }),
  'offer-withdrawn': () => activity.offerWithdrawn,
  'site-taken-over': () => activity.siteTakenOver,
  exported: () => activity.exported,
};

/** An entry of the activity log of a site, in words (PLAT-59). */
export function activityWords(facts: ActivityFacts): Words {
  return WORDS[facts.kind](facts);
}
