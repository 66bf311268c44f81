import type { Translate } from '#messages/translator.ts';
import { commenterName } from '#site/collections/commenter-name.ts';

/** Of whoever wrote a comment that is mailed: without a name are members alone, guests give one. */
export function nameInMail(authorName: string, translate: Translate): string {
  return commenterName({ authorName, isByMember: true }, translate);
}
