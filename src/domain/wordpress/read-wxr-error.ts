/** The file is not a WordPress export, or is damaged; the message is for people and names the line where it can. */
export class WxrError extends Error {
  override name = 'WxrError';
}
