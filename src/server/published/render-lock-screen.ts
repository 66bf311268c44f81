import { pages } from '#messages/en/pages.ts';
import type { Words } from '#messages/message.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { LockScreen } from '#site/content/page-content.ts';
import type { MadeAnswer } from './answer.ts';
import type { PublishedSite } from './published-site.ts';
import { NOTHING_SHOWN, renderAnswer } from './render-answer.ts';

export const UNLOCK_PATH = '/api/unlock';

export interface AskedPassword {
  /** Whose password it is. */
  readonly documentId: DocumentId;
  /** The address asked for, encoded, with its query. */
  readonly wanted: string;
  /** The error of the password sent before. */
  readonly problem: Words | null;
  readonly status: number;
}

/** The page that asks for a password, in the site's looks and language, with nothing of what it opens (CONT-143). */
export async function renderLockScreen(published: PublishedSite, asked: AskedPassword): Promise<MadeAnswer> {
  const isOfSite = asked.documentId === published.site.siteDocumentId;
  const translate = siteTranslator(published.loaded.shell.settings.language);
  const content: LockScreen = {
    ...NOTHING_SHOWN,
    kind: 'lock-screen',
    title: translate(isOfSite ? pages.siteProtected : pages.pageProtected),
    action: UNLOCK_PATH,
    wanted: asked.wanted,
    problem: asked.problem,
  };
  const answer = await renderAnswer(
    published,
    content,
    { path: UNLOCK_PATH, records: {}, isScreenshot: false, isPreview: false },
    asked.status,
  );
  return answer.kind === 'content' ? { ...answer, isPrivate: true } : answer;
}
