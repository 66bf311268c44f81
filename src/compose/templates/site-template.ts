import type { Words } from '#messages/message.ts';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import type { SectionPlan } from '#compose/section-plan.ts';
import type { SiteHeader } from '#domain/sites/site-settings.ts';
import type { PictureName } from '../pictures.ts';

/** What a template makes its content from: its pictures as the new site has them, and links to its own documents. */
export interface TemplateKit {
  /** The title the owner gave the site. */
  readonly title: string;
  image(name: PictureName): ImageValue;
  /** A link to a page or a post by its key. */
  page(key: string, anchor?: string): LinkValue;
}

export interface TemplatePage {
  readonly key: string;
  readonly title: string;
  readonly urlName: string;
  readonly description: string;
  readonly socialImage?: ImageValue;
  /** `hidden`: not linked in the header. */
  readonly navigation: 'main' | 'hidden';
  /** Whether it stays out of the site's map and of search engines. */
  readonly noindex?: true;
  readonly sections: readonly SectionPlan[];
}

export interface TemplatePost {
  readonly key: string;
  readonly title: string;
  readonly urlName: string;
  readonly excerpt: string;
  readonly image: ImageValue;
  readonly daysAgo: number;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly sections: readonly SectionPlan[];
}

export interface TemplateBlog {
  readonly key: string;
  readonly title: string;
  readonly urlName: string;
  readonly description: string;
  readonly posts: readonly TemplatePost[];
}

/** A product of a template, sold by its own price or, with an option, by one for each of its values. */
export interface TemplateProduct {
  readonly key: string;
  readonly title: string;
  readonly urlName: string;
  readonly excerpt: string;
  readonly image: ImageValue;
  readonly images?: readonly ImageValue[];
  readonly categories: readonly string[];
  /** In minor units. */
  readonly price: number;
  readonly option?: {
    readonly name: string;
    readonly values: readonly { readonly name: string; readonly price?: number }[];
  };
  readonly sections: readonly SectionPlan[];
}

/** A store page with its products in their order. */
export interface TemplateStore {
  readonly key: string;
  readonly title: string;
  readonly urlName: string;
  readonly description: string;
  readonly socialImage: ImageValue;
  readonly products: readonly TemplateProduct[];
  /** What brings its products to buyers, wherever they are; amounts in whole minor units. */
  readonly delivery: readonly TemplateDelivery[];
}

interface TemplateDelivery {
  readonly name: string;
  readonly estimate: string;
  readonly kind: 'parcel' | 'pickup';
  readonly price: number;
  readonly freeFrom: number | null;
}

export interface TemplateContent {
  readonly tagline: string;
  readonly description: string;
  readonly design: Omit<DesignSettings, 'id' | 'type' | 'customColors' | 'ownFonts'>;
  readonly header: Omit<SiteHeader, 'id' | 'type'>;
  /** The first one is the home page. */
  readonly pages: readonly TemplatePage[];
  /** Stands in the navigation behind the page of this key, in the folder where that page is. */
  readonly blog?: TemplateBlog & { readonly afterPage: string };
  /** Stands in the navigation behind the page of this key. */
  readonly store?: TemplateStore & { readonly afterPage: string };
  readonly footer: readonly SectionPlan[];
  /** Pages in folders at the end of the navigation. */
  readonly folders?: readonly TemplateFolder[];
  /** Further records of the site's document, whole. */
  readonly siteRecords?: readonly object[];
}

export interface TemplateFolder {
  readonly title: string;
  readonly pages: readonly TemplatePage[];
}

/** A site to start from. */
export interface SiteTemplate {
  readonly id: string;
  readonly title: Words;
  /** What the site of the preview and the demo is called. */
  readonly sampleTitle: string;
  readonly description: Words;
  /** Address of a picture of its home page, on every host. */
  readonly pictureUrl: string;
  readonly pictures: readonly PictureName[];
  /** Whether nothing stands on its pages: such a site opens in the editor. */
  readonly isBlank?: true;
  readonly build: (kit: TemplateKit) => TemplateContent;
}
