/** Length of an address, both included (LINK-38, LINK-39). */
export const EMAIL_MIN_LENGTH = 3;
export const EMAIL_MAX_LENGTH = 256;
/** Letters or digits of the part after the last dot (LINK-38, LINK-43). */
const TOP_LEVEL_LENGTHS = '2,4';
const EMAIL_PATTERN = new RegExp(
  `^[a-z0-9._%+'-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9]{${TOP_LEVEL_LENGTHS}}$`,
  'i',
);

/** Whether a text is an email address; surrounding spaces do not count (LINK-38, LINK-39, LINK-44). */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  if (address.length < EMAIL_MIN_LENGTH || address.length > EMAIL_MAX_LENGTH) return false;
  return EMAIL_PATTERN.test(address);
}
