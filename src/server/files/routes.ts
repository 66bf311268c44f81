import {
  describeFile as describeFileEndpoint,
  listFiles,
  listFileUses as listFileUsesEndpoint,
  removeFile as removeFileEndpoint,
  renameFile as renameFileEndpoint,
  uploadFile,
} from '#contract/files.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { describeFile } from './describe-file.ts';
import { plansOfFile } from './plans-of-file.ts';
import { listFileUses } from './list-file-uses.ts';
import { presentFile } from './present-file.ts';
import { findFile, searchFiles } from './queries.ts';
import { receiveUpload } from './receive-upload.ts';
import { removeFile } from './remove-file.ts';
import { renameFile } from './rename-file.ts';
import { storeFile } from './store-file.ts';

/** The media library. */
export const fileRoutes: readonly Route[] = [
  implement(listFiles, async ({ services, site, query }) => {
    const { files, total } = await searchFiles(services.db, site.siteId, {
      ...query,
      kind: query.kind,
    });
    return { files: files.map(presentFile), total };
  }),

  implement(uploadFile, async ({ services, site, query, caller, request, reply }) => {
    const upload = await receiveUpload(request, reply);
    try {
      const file = await storeFile(services, {
        siteId: site.siteId,
        name: upload.name,
        content: upload.content,
        accountId: caller.account.accountId,
        accept: query.accept,
        reusesSame: true,
        signal: upload.signal,
      });
      return presentFile(file);
    } finally {
      upload.drain();
    }
  }),

  implement(renameFileEndpoint, async ({ services, site, params, body }) =>
    presentFile(await renameFile(services, { siteId: site.siteId, ...params, ...body })),
  ),

  implement(describeFileEndpoint, async ({ services, site, params, body }) =>
    presentFile(await describeFile(services, { siteId: site.siteId, ...params, ...body })),
  ),

  implement(listFileUsesEndpoint, async ({ services, site, params }) => {
    const { siteId } = site;
    const file = await findFile(services.db, siteId, params.fileId);
    if (file === null) throw new CallError('not-found');
    return {
      uses: [...(await listFileUses(services.db, siteId, file.id))],
      plans: [...(await plansOfFile(services.db, siteId, file.id))],
    };
  }),

  implement(removeFileEndpoint, async ({ services, site, params }) => {
    await removeFile(services, { siteId: site.siteId, ...params });
    return { removed: true as const };
  }),
];
