import { z } from 'zod';

/** What a collection or an item says of its comments, over what is above it (COMT-02, COMT-29). */
export const commentChoiceSchema = z.object({
  /** Whether visitors may write; null as above: the collection, or the type of it. */
  isOpen: z.boolean().nullable(),
  /** Whether the comments that are there are hidden with the form. */
  isHidden: z.boolean(),
  /** Days after the publish of an item; 0 never; null as above. */
  closeAfterDays: z.int().min(0).max(365).nullable(),
});
export type CommentChoice = z.infer<typeof commentChoiceSchema>;

/** As above in everything. */
export const NO_COMMENT_CHOICE: CommentChoice = { isOpen: null, isHidden: false, closeAfterDays: null };

/** Of a collection that said nothing, by its type. */
interface ByType {
  readonly takesComments: boolean;
}

interface ChosenComments {
  readonly isOpen: boolean;
  readonly isHidden: boolean;
  /** Null never. */
  readonly closeAfterDays: number | null;
}

/**
 * What holds for an item (COMT-02): what it says itself, else its collection, else the type of the collection; the days
 * come from the site at last. An item that is hidden takes nothing.
 */
export function chosenComments(
  item: CommentChoice,
  collection: CommentChoice,
  type: ByType,
  siteDays: number | null,
): ChosenComments {
  const isHidden = item.isHidden || collection.isHidden;
  const days = item.closeAfterDays ?? collection.closeAfterDays ?? siteDays;
  return {
    isOpen: !isHidden && (item.isOpen ?? collection.isOpen ?? type.takesComments),
    isHidden,
    closeAfterDays: days === 0 ? null : days,
  };
}
