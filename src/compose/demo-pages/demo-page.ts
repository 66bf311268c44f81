import type { PictureName } from '../pictures.ts';
import type { TemplateKit, TemplatePage } from '../templates/site-template.ts';

/** What a demo page is made with, besides the pictures and the documents of the template. */
export interface DemoKit extends TemplateKit {
  /** The mailing list of the demo site. */
  readonly mailingListId: string;
}

/** A page of the demo site that shows all of one area of Portico; it stands in a folder of the navigation. */
export interface DemoPage {
  /** Pictures it uses, with those of the template the demo site is made from. */
  readonly pictures: readonly PictureName[];
  /** Its `urlName` is the name of the area, its `navigation` is `main`. */
  readonly build: (kit: DemoKit) => TemplatePage;
  /** Records of the site's document that it needs, such as the site's cookie banner: whole, with `id` and `type`. */
  readonly siteRecords?: (kit: DemoKit) => readonly object[];
}

/** Demo pages that stand together in the navigation. */
export interface DemoFolder {
  readonly title: string;
  readonly pages: readonly DemoPage[];
}
