const SHAPE =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const MAX_LENGTH = 2000;

/** Whether a text is a web address: a domain with a last part of at least two letters (LINK-31), with or without http. */
export function isWebAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text);
}
