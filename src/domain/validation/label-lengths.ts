/** Characters of one tag (CONT-190). */
export const MAX_TAG_LENGTH = 50;
/** Characters of one category (CONT-191). */
export const MAX_CATEGORY_LENGTH = 25;
