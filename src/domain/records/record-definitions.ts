import type { DocumentKind, RecordType } from '#domain/documents/record.ts';
import type { RecordDefinition, RecordGroup } from './define-record.ts';
import { access } from './types/access.ts';
import { announcementBar } from './types/announcement-bar.ts';
import { block } from './types/block.ts';
import { businessDetails } from './types/business-details.ts';
import { category } from './types/category.ts';
import { collectionSettings } from './types/collection-settings.ts';
import { cookieBanner } from './types/cookie-banner.ts';
import { customCss } from './types/custom-css.ts';
import { design } from './types/design.ts';
import { footer } from './types/footer.ts';
import { header } from './types/header.ts';
import { injectedCode } from './types/injected-code.ts';
import { itemSettings } from './types/item-settings.ts';
import { mobileInfoBarPages } from './types/mobile-info-bar-pages.ts';
import { mobileInfoBar } from './types/mobile-info-bar.ts';
import { navLink } from './types/nav-link.ts';
import { pageSettings } from './types/page-settings.ts';
import { popupOverlay } from './types/popup-overlay.ts';
import { productField } from './types/product-field.ts';
import { productImage } from './types/product-image.ts';
import { productOption } from './types/product-option.ts';
import { section, sharedSection } from './types/section.ts';
import { shippingOption } from './types/shipping-option.ts';
import { siteSettings } from './types/site-settings.ts';
import { storeSettings } from './types/store-settings.ts';
import { syncedSettings } from './types/synced-settings.ts';
import { mailText } from './types/mail-text.ts';
import { ownField } from './types/own-field.ts';
import { taxRule } from './types/tax-rule.ts';
import { variant } from './types/variant.ts';

/**
 * Every type of record, in the order in which differences are told. A type without an entry does not compile; what is
 * not named here is refused everywhere.
 */
const BY_TYPE: Readonly<Record<RecordType, readonly [RecordDefinition, ...RecordDefinition[]]>> = {
  settings: [siteSettings, pageSettings, collectionSettings, itemSettings, syncedSettings, storeSettings],
  section: [section, sharedSection],
  block: [block],
  'product-option': [productOption],
  variant: [variant],
  'product-image': [productImage],
  'product-field': [productField],
  category: [category],
  'shipping-option': [shippingOption],
  'tax-rule': [taxRule],
  'checkout-field': [ownField],
  'mail-text': [mailText],
  'nav-link': [navLink],
  design: [design],
  header: [header],
  footer: [footer],
  'popup-overlay': [popupOverlay],
  'announcement-bar': [announcementBar],
  'mobile-info-bar': [mobileInfoBar],
  'mobile-info-bar-pages': [mobileInfoBarPages],
  'business-details': [businessDetails],
  'cookie-banner': [cookieBanner],
  'custom-css': [customCss],
  'injected-code': [injectedCode],
  access: [access],
};

export const RECORD_DEFINITIONS: readonly RecordDefinition[] = Object.values(BY_TYPE).flat();

const BY_KIND_AND_TYPE: ReadonlyMap<string, RecordDefinition> = new Map(
  RECORD_DEFINITIONS.flatMap((definition) =>
    definition.kinds.map((kind) => [`${kind} ${definition.type}`, definition] as const),
  ),
);

/** What a record of this type is in a document of this kind; null where the kind cannot hold it. */
export function findRecordDefinition(kind: DocumentKind, type: string): RecordDefinition | null {
  return BY_KIND_AND_TYPE.get(`${kind} ${type}`) ?? null;
}

const GROUPS = new Map<DocumentKind, ReadonlySet<RecordGroup>>();

/** Groups of records that such documents can hold. */
export function groupsIn(kind: DocumentKind): ReadonlySet<RecordGroup> {
  let groups = GROUPS.get(kind);
  if (groups === undefined) {
    groups = new Set(
      RECORD_DEFINITIONS.flatMap(({ kinds, group }) =>
        group === undefined || !kinds.includes(kind) ? [] : [group],
      ),
    );
    GROUPS.set(kind, groups);
  }
  return groups;
}
