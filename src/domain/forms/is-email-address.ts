const MAX_LENGTH = 256;
const SHAPE = /^[^\s@]+@(?:[^\s@.]+\.)+[A-Za-z0-9]{2,4}$/;

/**
 * The email rule (FORM-32, LINK-38): 3 to 256 characters, a local part, an at sign, a dotted domain, and a last part
 * of 2 to 4 letters or digits. Longer last parts are refused, as the rule says; none of this shape is shorter than
 * 3 characters (FORM-36).
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text);
}
