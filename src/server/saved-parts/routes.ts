import { createId, type Id } from '#lib/id.ts';
import {
  deleteSavedPart,
  listSavedParts,
  renameSavedPart,
  savePart,
  takeSavedPart,
} from '#contract/saved-parts.ts';
import { MAX_SAVED_PARTS } from '#domain/saved-parts/saved-part.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Call } from '#server/platform/http/call.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { copyFiles } from './copy-files.ts';
import {
  countParts,
  deletePart,
  findPart,
  insertPart,
  listParts,
  renamePart,
  type SavedPartRow,
} from './queries.ts';

type OwnerCall = Pick<Call<'app', 'permission'>, 'caller' | 'services'>;
interface PartParams {
  readonly siteId: SiteId;
  readonly partId: Id<'saved-part'>;
}

/** Sections and blocks that people saved to insert them again (EDIT-205). */
export const savedPartRoutes: readonly Route[] = [
  implement(listSavedParts, async (call) => {
    const { siteId } = call.site;
    const { accountId } = call.caller.account;
    const { parts, total } = await listParts(call.services.db, accountId, siteId, call.query);
    return {
      parts: parts.map((part) => ({ ...part, createdAt: part.createdAt.toISOString() })),
      total,
    };
  }),
  implement(savePart, async (call) => {
    const { siteId } = call.site;
    const { accountId } = call.caller.account;
    const { db, now } = call.services;
    const { name, content } = call.body;
    if ((await countParts(db, siteId)) >= MAX_SAVED_PARTS) {
      throw new CallError('too-many-saved-parts', { max: MAX_SAVED_PARTS });
    }
    const id = createId<'saved-part'>(now());
    await insertPart(db, siteId, { id, name, content, createdBy: accountId, now: now() });
    return { id };
  }),
  implement(takeSavedPart, async (call) => {
    const { siteId } = call.site;
    const part = await partOf(call, call.params);
    if (part.siteId !== siteId) {
      const records = [...part.content.sections, ...part.content.blocks];
      await copyFiles(call.services, records, part.siteId, siteId);
    }
    return { content: part.content };
  }),
  implement(renameSavedPart, async (call) => {
    const part = await partOf(call, call.params);
    await renamePart(call.services.db, part.siteId, part.id, call.body.name);
    return {};
  }),
  implement(deleteSavedPart, async (call) => {
    const part = await partOf(call, call.params);
    await deletePart(call.services.db, part.siteId, part.id);
    return {};
  }),
];

async function partOf(call: OwnerCall, { siteId, partId }: PartParams): Promise<SavedPartRow> {
  const part = await findPart(call.services.db, call.caller.account.accountId, siteId, partId);
  if (part === null) throw new CallError('not-found');
  return part;
}
