import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import type { PreviewedMail } from './preview-mail.ts';

/** Sends a mail to a contributor's own address and nowhere else, marked as a test (ORD-141). */
export async function testMail(
  { mail: post }: Services,
  siteId: SiteId,
  to: string,
  { mail, params, language }: PreviewedMail,
): Promise<void> {
  const test = {
    ...mail,
    view: (...asked: Parameters<typeof mail.view>) => {
      const { subject, content } = mail.view(...asked);
      return { subject: `[Test] ${subject}`, content };
    },
  };
  await post.send(test, { siteId, to, language, params });
}
