import { listComments } from '#contract/comments.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { listApprovedComments } from './queries.ts';

export const commentRoutes: readonly Route[] = [
  implement(listComments, async ({ services: { db }, site: { siteId }, params: { documentId } }) => {
    const entry = await findEntryOfDocument(db, siteId, 'draft', documentId);
    if (entry === null || entry.collectionId === null) throw new CallError('not-found');
    const { comments, count } = await listApprovedComments(db, siteId, documentId);
    return { comments: [...comments], count };
  }),
];
