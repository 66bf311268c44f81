import { draftLanguage, publishedLanguage } from '#server/sites/site-language.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { formFieldsOf } from '#blocks/form/form-fields.ts';
import { form } from '#blocks/form/index.ts';
import type { FormData } from '#blocks/form/schema.ts';
import { parseBlockData } from '#blocks/parse-block-data.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { isId, type Id } from '#lib/id.ts';
import { isForAll } from '#server/gating/is-hidden-from.ts';
import { loadDocument, loadPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedFormSettings } from './published-form-settings.ts';
import { cacheUntilPublished } from '#server/sites/cache-until-published.ts';
import { isVisitorDataRestricted } from '#server/sites/is-visitor-data-restricted.ts';
import { findSite } from '#server/sites/queries.ts';
import { findShownRecord } from '#server/synced-sections/with-synced.ts';

export interface PublishedForm {
  readonly formId: Id<'form'>;
  readonly documentId: DocumentId;
  readonly data: FormData;
  readonly fields: readonly PublishedField[];
  /** Of the captcha provider; empty: Portico's own captcha, as on app hosts. */
  readonly captchaSiteKey: string;
  /** Whether the page that answers come from is kept (CRM-30). */
  readonly isOriginKept: boolean;
  /** Whether every visitor sees it; where not, who sends it is looked at each time (MEMB-38, MEMB-61). */
  readonly isForAll: boolean;
}

/** As a visitor's browser sends it: not validated yet. */
interface FormAddress {
  readonly documentId: string;
  readonly formId: string;
  readonly isDraft: boolean;
}

interface FormInDocument {
  readonly formId: Id<'form'>;
  readonly isDraft: boolean;
}

/** A form as it was when its site had this revision; without one it is a draft, as it is now. */
export interface FoundForm {
  readonly form: PublishedForm | null;
  readonly revision: number | null;
}

/** 200 forms: each with all its texts takes some ten kilobytes. */
const cached = cacheUntilPublished<FoundForm>(200);

/**
 * A form of a page as visitors see it, or of the footer that all pages share; contributors, who see drafts, are answered
 * by the draft. Null where there is no such form, or where its answers would go nowhere (FBLD-66).
 */
export async function findPublishedForm(
  services: Pick<Services, 'db'>,
  siteId: SiteId,
  address: FormAddress,
): Promise<PublishedForm | null> {
  return (await findForm(services, siteId, address)).form;
}

/** The same with the revision it was found at. */
export async function findForm(
  { db }: Pick<Services, 'db'>,
  siteId: SiteId,
  address: FormAddress,
): Promise<FoundForm> {
  const { documentId, formId, isDraft } = address;
  if (!isId<'form'>(formId)) return { form: null, revision: null };
  // The revision is read first: a form that is published in between then seems older than it is, and is loaded again.
  const revision = isDraft ? null : (await findSite(db, siteId)).revision;
  return { form: await readForm(db, siteId, { documentId, formId, isDraft }), revision };
}

/**
 * As `findForm`, from the cache where possible. The form may have been published again since: the caller compares the
 * revision with that of the site.
 */
export async function findCachedForm(
  services: Services,
  siteId: SiteId,
  address: FormAddress,
): Promise<FoundForm> {
  const find = () => findForm(services, siteId, address);
  if (address.isDraft || !isId(address.formId)) return find();
  return cached(
    services,
    `${siteId} ${isId(address.documentId) ? address.documentId : ''} ${address.formId}`,
    find,
  );
}

async function readForm(
  db: Db,
  siteId: SiteId,
  address: FormAddress & FormInDocument,
): Promise<PublishedForm | null> {
  const onPage = isId<'document'>(address.documentId)
    ? await findFormIn(db, siteId, address.documentId, address)
    : null;
  if (onPage !== null) return onPage;
  const { siteDocumentId } = await findSite(db, siteId);
  return findFormIn(db, siteId, siteDocumentId, address);
}

async function findFormIn(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  { formId, isDraft }: FormInDocument,
): Promise<PublishedForm | null> {
  const content = isDraft
    ? await loadDocument(db, siteId, documentId)
    : await loadPublished(db, siteId, documentId);
  const stage = isDraft ? 'draft' : 'live';
  const record = await findShownRecord(db, siteId, content?.records, formId, stage);
  const block = blockRecordSchema.safeParse(record);
  if (!block.success || block.data.blockType !== 'form') return null;
  const data = parseBlockData(form, block.data.data, block.data.dataVersion);
  if (!data.ok || !hasStorage(data.value)) return null;
  const settings = needsSettings(data.value) ? await publishedFormSettings(db, siteId) : null;
  const languageOf = isDraft ? draftLanguage : publishedLanguage;
  // What stands for a consent without words is compared with the answer: it is in the language of the page.
  const translate = siteTranslator(data.value.needsConsent ? await languageOf(db, siteId) : 'en');
  const fields = formFieldsOf(formId, data.value, settings ?? {}, translate);
  const captchaSiteKey = isDraft ? '' : (settings?.captchaSiteKey ?? '');
  const isOriginKept = !(await isVisitorDataRestricted(db, siteId));
  const seenByAll = isDraft || (await isForAll(db, siteId, { documentId, blockId: formId }));
  return {
    formId,
    documentId,
    data: data.value,
    fields,
    captchaSiteKey,
    isOriginKept,
    isForAll: seenByAll,
  };
}

function hasStorage(data: FormData): boolean {
  return (
    data.purpose !== 'answers' ||
    data.keepSubmissions ||
    data.notifyEmail.trim() !== '' ||
    data.mailingList !== null
  );
}

function needsSettings(data: FormData): boolean {
  return data.captcha || data.fields.some((field) => field.maxLength > 0);
}
