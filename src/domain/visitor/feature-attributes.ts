/** Single-line texts that shrink to their place carry this attribute (BLK-109). */
export const FIT_TEXT_ATTRIBUTE = 'data-fit-text';
/** Marks an element whose text tells how long ago its `datetime` was. */
export const TIME_SINCE_ATTRIBUTE = 'data-time-since';
