import { uploadFont } from '#contract/fonts.ts';
import { MAX_OWN_FONT_BYTES } from '#domain/design/own-fonts.ts';
import { receiveUpload } from '#server/files/receive-upload.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { storeFont } from './store-font.ts';

/** Fonts that owners upload (DSGN-61). */
export const fontRoutes: readonly Route[] = [
  implement(uploadFont, async ({ services, site, query, caller, request, reply }) => {
    const upload = await receiveUpload(request, reply, MAX_OWN_FONT_BYTES);
    try {
      return await storeFont(services, {
        siteId: site.siteId,
        name: upload.name,
        content: upload.content,
        scripts: query.scripts,
        accountId: caller.account.accountId,
        signal: upload.signal,
      });
    } finally {
      upload.drain();
    }
  }),
];
