const EDITORS = 'admin editor';
const ADMIN = 'admin';

/**
 * Who may change what, by role: of each kind of document and type of record first who may add and remove it (`*`), then who may
 * change its fields. Written down by hand: a type or a field that is not in here fails.
 */
export const CHANGE_ROLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'site settings': {
    '*': ADMIN,
    title: EDITORS,
    tagline: EDITORS,
    logo: EDITORS,
    favicon: EDITORS,
    homePageId: EDITORS,
    notFoundPageId: EDITORS,
    description: ADMIN,
    socialImage: ADMIN,
    noindex: ADMIN,
    language: ADMIN,
    timeZone: ADMIN,
    useEscapeKeyToLogin: ADMIN,
    pinterestOverlayOptions: ADMIN,
    captchaSiteKey: ADMIN,
    mapsKey: ADMIN,
    metaPixelId: ADMIN,
    usesFormHandler: ADMIN,
    badge: ADMIN,
  },
  'site cookie-banner': allFields(
    ADMIN,
    'isCookieBannerEnabled cookieBannerText cookieBannerCtaText cookieBannerOptOutCtaText cookieBannerCtaVariant cookieBannerPosition cookieBannerTheme cookieBannerVariant cookieBannerAcceptType isRestrictiveCookiePolicyEnabled isRestrictiveCookiePolicyAbsolute isVisitorDataRestricted',
  ),
  'site custom-css': allFields(ADMIN, 'css'),
  'site design': allFields(
    EDITORS,
    'palette paletteGenerator customColors overrides fonts ownFonts spacing buttons images imageLayouts productItems animations',
  ),
  'site header': allFields(EDITORS, 'theme layout isSticky fitsTitle showsAccount button'),
  'site footer': { '*': EDITORS },
  'site popup-overlay': allFields(
    EDITORS,
    'style enableMobile version showUntilSignup displayFrequency delaySeconds scrollDepth pages pageIds title text image layout theme action buttonText buttonLink formBlockId',
  ),
  'site announcement-bar': allFields(EDITORS, 'isShown text link theme pages pageIds'),
  'site mobile-info-bar': allFields(EDITORS, 'style'),
  'site mobile-info-bar-pages': allFields(EDITORS, 'pages pageIds'),
  'site business-details': allFields(EDITORS, 'phone email address openingHours'),
  'site nav-link': allFields(EDITORS, 'navigation order folderId target title'),
  'page settings': allFields(
    EDITORS,
    'title navigationTitle urlName leavesFormerAddress canonical seoTitle description socialImage noindex enabled',
  ),
  'collection settings': allFields(
    EDITORS,
    'collectionType title navigationTitle urlName leavesFormerAddress canonical seoTitle description socialImage noindex enabled pageSize showExcerpts itemUrlPattern gallery itemOrder productLayout listLayout sort showFilters showQuickView',
  ),
  'synced settings': allFields(EDITORS, 'title'),
  'store settings': {
    ...allFields(
      'admin store-manager',
      'currency trimsZeroFractions measurementStandard pricesIncludeTax taxClasses sellerName sellerAddress sellerCountry sellerRegion sellerPostalCode taxNumber isPaused phone hasNote termsRequired termsText orderNumberPrefix firstOrderNumber giftCardYears lowStockFrom showsLowStock withdrawal withdrawalDays reviewDays retentionYears accounts newsletterListId asksImmediateDelivery tellsFreeDelivery expressCheckout ownerMailsOff mailSenderName mailReplyTo renewalReminderDays remindsOfShortPeriods unpaidSubscriptions subscribersPause',
    ),
    takesManualPayment: 'admin',
    paymentInstructions: 'admin',
    unpaidDays: 'admin',
  },
  'store shipping-option': allFields(
    'admin store-manager',
    'order name description estimate places price freeFrom productIds',
  ),
  'store tax-rule': allFields('admin store-manager', 'order name places rates covers firstDay'),
  'store checkout-field': allFields(
    'admin store-manager',
    'order kind title description required placeholder maxLength symbol showCountryCode options underline key value isInMails',
  ),
  'store mail-text': allFields('admin store-manager', 'kind isOn subject opening closing'),
  'item settings': {
    // Of products alone (ROLE-17).
    visibility: 'admin editor store-manager',
    ...allFields(
      EDITORS,
      'recordType title urlName leavesFormerAddress canonical workflowState publishAt authorName excerpt featuredImage tags categories seoTitle description socialImage noindex structuredContent categoryIds relatedIds addToCartText',
    ),
  },
  'page access': allFields(EDITORS, 'rule preview'),
  'collection access': allFields(EDITORS, 'rule preview'),
  'item access': allFields(EDITORS, 'rule preview'),
  'item product-field': allFields(
    EDITORS,
    'order kind title description required placeholder maxLength symbol showCountryCode options underline key value',
  ),
  'item product-option': allFields(EDITORS, 'order name values'),
  'item variant': {
    ...allFields(
      EDITORS,
      'order values weightGrams lengthTenthMm widthTenthMm heightTenthMm extraDelivery imageId',
    ),
    ...Object.fromEntries(
      ['sku', 'price', 'salePrice', 'onSale'].map((field) => [field, 'admin editor store-manager']),
    ),
  },
  'collection category': allFields(EDITORS, 'order parentId name urlName'),
  'item product-image': allFields(EDITORS, 'order image'),
  ...Object.fromEntries(
    ['site', 'page', 'collection', 'item', 'synced'].flatMap((kind) => [
      [
        `${kind} section`,
        allFields(
          EDITORS,
          'order name theme background height width dividerTop dividerBottom verticalAlign anchor hiddenOn access syncedId overrides',
        ),
      ],
      [`${kind} injected-code`, allFields(ADMIN, 'head bodyEnd isTracking')],
      [
        `${kind} block`,
        allFields(
          EDITORS,
          'blockType sectionId desktop mobile look hiddenOn access verticalAlign groupId layer dataVersion data',
        ),
      ],
    ]),
  ),
};

function allFields(who: string, fields: string): Readonly<Record<string, string>> {
  return Object.fromEntries(`* ${fields}`.split(' ').map((field) => [field, who]));
}
