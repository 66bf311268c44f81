import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';

/** A comment that waits. */
export async function addComment(
  test: TestApp,
  siteId: SiteId,
  documentId: DocumentId,
  secret: string,
): Promise<string> {
  const id = createId<'comment'>();
  await test.services.db
    .insertInto('item_comments')
    .values({
      site_id: siteId,
      id,
      document_id: documentId,
      parent_id: null,
      kind: 'comment',
      state: 'pending',
      author_name: secret,
      author_url: '',
      author_email: `guest@${secret}.example`,
      email_key: `guest@${secret}.example`,
      body: secret,
      created_at: new Date(test.clock.now),
    })
    .execute();
  return id;
}

/** Somebody who is barred from commenting. */
export async function addCommentBar(test: TestApp, siteId: SiteId, secret: string): Promise<string> {
  const id = createId<'comment-bar'>();
  const at = new Date(test.clock.now);
  await test.services.db
    .insertInto('comment_bars')
    .values({
      site_id: siteId,
      id,
      kind: 'email',
      subject: `barred@${secret}.example`,
      label: `barred@${secret}.example`,
      made_at: at,
      ends_at: new Date(at.getTime() + 86_400_000),
    })
    .execute();
  return id;
}
