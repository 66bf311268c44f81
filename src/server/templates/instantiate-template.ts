import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { createId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { fill } from '#messages/message.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { imageValueOf, storeFile } from '#server/files/store-file.ts';
import type { Services } from '#server/platform/services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { findSite } from '#server/sites/queries.ts';
import { findPicturesFolder } from './find-pictures-folder.ts';
import type { DemoFolder } from '#compose/demo-pages/demo-page.ts';
import { withDemoPages } from '#compose/demo-pages/with-demo-pages.ts';
import { PICTURES, type PictureName } from '#compose/pictures.ts';
import type { SiteTemplate, TemplateKit } from '#compose/templates/site-template.ts';
import { blogRecords, pageRecords, postRecords, siteRecords } from '#compose/templates/template-records.ts';
import { productRecords, shopRecords, storeRecords } from '#compose/templates/store-records.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';
import { withoutHiddenTexts } from '#compose/templates/without-hidden-texts.ts';

export interface Instantiation {
  readonly siteId: SiteId;
  readonly templateId: string;
  /** The title of the new site. */
  readonly title: string;
  readonly authorId: AccountId | null;
  /** Whether it shows the template itself, as its preview does; the demo site does by its pages. */
  readonly isSample?: boolean;
  /** Pages that show all of Portico, for the demo site. */
  readonly demo?: { readonly folders: readonly DemoFolder[]; readonly mailingListId: string };
}

/**
 * Fills a new site from a template: its pictures go into the site's library, then all documents are created and
 * published in one transaction, so that visitors get a whole site or none.
 */
export async function instantiateTemplate(services: Services, given: Instantiation): Promise<void> {
  const { siteId, authorId } = given;
  const template = TEMPLATES.find((each) => each.id === given.templateId);
  invariant(template !== undefined, `no template ${given.templateId}`);
  const images = await storePictures(services, template, given);
  const ids = new Map<string, DocumentId>();
  const idOf = (key: string): DocumentId => {
    const id = ids.get(key) ?? createId<'document'>(services.now());
    ids.set(key, id);
    return id;
  };
  const kit = kitOf(given.title, images, idOf);
  const { folders = [], mailingListId = '' } = given.demo ?? {};
  const isSample = given.isSample === true || given.demo !== undefined;
  const built = isSample ? template.build(kit) : withoutHiddenTexts(template.build(kit));
  const content = withDemoPages(built, folders, { ...kit, mailingListId });
  const at = new Date(services.now());
  const { siteDocumentId } = await findSite(services.db, siteId);
  await services.db.transaction().execute(async (trx) => {
    const name = fill(siteSteps.startFrom, { title: template.title });
    const common = { siteId, authorId, name, at };
    await createDocument(trx, {
      ...common,
      id: siteDocumentId,
      kind: 'site',
      records: siteRecords(given.title, content, idOf),
    });
    for (const page of [...content.pages, ...(content.folders ?? []).flatMap((folder) => folder.pages)]) {
      await createDocument(trx, { ...common, id: idOf(page.key), kind: 'page', records: pageRecords(page) });
    }
    if (content.blog !== undefined) {
      const { blog } = content;
      const collectionId = idOf(blog.key);
      await createDocument(trx, {
        ...common,
        id: collectionId,
        kind: 'collection',
        records: blogRecords(blog),
      });
      for (const post of blog.posts) {
        const records = postRecords(post, at);
        await createDocument(trx, { ...common, id: idOf(post.key), kind: 'item', collectionId, records });
      }
    }
    if (content.store !== undefined) {
      const { store } = content;
      await createDocument(trx, { ...common, kind: 'store', records: shopRecords(store) });
      const collectionId = idOf(store.key);
      const records = storeRecords(store, idOf);
      await createDocument(trx, { ...common, id: collectionId, kind: 'collection', records });
      for (const product of store.products) {
        const own = productRecords(product, at);
        await createDocument(trx, {
          ...common,
          id: idOf(product.key),
          kind: 'item',
          collectionId,
          records: own,
        });
      }
    }
    await publishDocuments(trx, {
      siteId,
      documentIds: 'all',
      authorId,
      name,
      at,
    });
  });
}

async function storePictures(
  services: Services,
  template: SiteTemplate,
  { siteId, authorId, demo }: Instantiation,
): Promise<ReadonlyMap<PictureName, ImageValue>> {
  const folder = findPicturesFolder();
  const images = new Map<PictureName, ImageValue>();
  const demoPages = (demo?.folders ?? []).flatMap(({ pages }) => pages);
  const names = new Set([...template.pictures, ...demoPages.flatMap((page) => page.pictures)]);
  for (const name of names) {
    const { alt, focalPoint } = PICTURES[name];
    const content = await readFile(path.join(folder, `${name}.jpg`));
    const file = await storeFile(services, {
      siteId,
      name: `${name}.jpg`,
      content,
      accountId: authorId,
      accept: 'image',
      alt,
    });
    images.set(name, { ...imageValueOf(file, alt), focalPoint });
  }
  return images;
}

function kitOf(
  title: string,
  images: ReadonlyMap<PictureName, ImageValue>,
  idOf: (key: string) => DocumentId,
): TemplateKit {
  return {
    title,
    image: (name) => {
      const image = images.get(name);
      invariant(image !== undefined, `the template does not list the picture ${name}`);
      return image;
    },
    page: (key, anchor) => ({
      kind: 'page',
      documentId: idOf(key),
      ...(anchor === undefined ? {} : { anchor }),
    }),
  };
}
