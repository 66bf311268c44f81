/** Bytes of the markup around an answer. */
const AROUND = 250;

interface Answered {
  readonly title: string;
  readonly text: string;
}

/**
 * The first of what stands in a mail, as long as all together take no more than so many bytes, and how many are left: mail
 * programs cut mails off that are larger than 100 KB (ORD-143).
 */
export function fitInMail<Each extends Answered>(
  all: readonly Each[],
  mostBytes: number,
): { readonly shown: readonly Each[]; readonly left: number } {
  let bytes = 0;
  const end = all.findIndex(({ title, text }) => {
    bytes += AROUND + sizeOf(title) + sizeOf(text);
    return bytes > mostBytes;
  });
  const shown = end < 0 ? all : all.slice(0, end);
  return { shown, left: all.length - shown.length };
}

/** As it is in HTML, where some signs take more than themselves. */
function sizeOf(text: string): number {
  return Buffer.byteLength(text.replaceAll(/[&<>"']/g, '&quot;'));
}
