import { htmlToPieces } from '#compose/wordpress/html-to-pieces.ts';
import { textOfPieces } from '#compose/wordpress/text-of-pieces.ts';
import { plainTextOf } from '#domain/rich-text/rich-text.ts';

/** The HTML of a comment of another system as plain text. */
export function commentText(html: string): string {
  const pieces = htmlToPieces(
    html,
    {
      resolveLink: () => null,
      attachmentOf: () => null,
      ownAttachments: [],
      note: () => undefined,
      cut: () => undefined,
    },
    { isClassic: true },
  );
  return textOfPieces(pieces).map(plainTextOf).join('\n\n');
}
