import { sweepTemporaryFolders } from '#server/files/temporary-folder.ts';
import type { Services } from '#server/platform/services.ts';
import { removeTemplatePreviews } from '#server/dashboard/template-preview.ts';

/**
 * What each process does when it starts: takes away what uploads that were killed left on its disk, and the previews of
 * templates, which may look different after an update.
 */
export async function tidyUp(services: Services): Promise<void> {
  await sweepTemporaryFolders(services);
  await removeTemplatePreviews(services);
}
