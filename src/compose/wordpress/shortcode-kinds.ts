/** What becomes of a shortcode that WordPress itself does not have. */
export type ShortcodeKind =
  /** Of a page builder: a frame around content, which stays; words in its attributes are content, too. */
  | 'frame'
  /** Shows something that only the plugin can make: it goes with everything in it. */
  | 'made-by-plugin'
  /** Not known, but nobody writes this for people to read: it goes, what it stands around stays. */
  | 'unknown';

/** Beginnings of the names that page builders and the themes with builders of their own use. */
const BUILDERS =
  'vc_ wpb_ et_pb_ et_ elementor fusion_ av_ fl_ cs_ cl_ x_ ux_ mk_ nectar_ dt_ kc_ tatsu_ themify_ tcb thrive_ us_ stm_ gem_ porto_ vcex_ ct_ zn_ trx_ penci_ qode_ edgtf_ eltdf_ mkdf_ cmsmasters_ ultimate_ bsf- dfd_ rs_ tm_ sc_ su_ siteorigin_ brizy bricks oxygen row column columns col section one_ two_ three_ tabs tab toggle accordion'.split(
    ' ',
  );
/** Whole names among those: they are words of people, too. */
const WHOLE = new Set(['row', 'column', 'columns', 'col', 'section', 'tabs', 'tab', 'toggle', 'accordion']);

/** Beginnings of the names of what only its plugin can show: forms, sliders, galleries, shops. */
const MADE_BY_PLUGIN =
  'contact-form contact-field contactform gravityform gravity_form ninja_form ninja_forms ninja-form wpforms formidable caldera_form fluentform forminator_ mc4wp mailchimp everest_form happyforms quform cforms mailpoet hubspot newsletter_ jetpack_subscription rev_slider layerslider metaslider ml-slider smartslider soliloquy slideshow slider master_slider masterslider wonderplugin nggallery ngg nextgen envira foogallery robo-gallery modula finaltilesgallery final_tiles justified_image_grid photo_gallery best_wordpress_gallery huge_it wds woocommerce product products add_to_cart shop_messages sale_products recent_products featured_products tribe_ events_ eventon ai1ec google_map googlemap wpgmza wpgooglemap instagram-feed twitter tweet custom-facebook-feed adrotate tablepress table vc_raw_html vc_raw_js vc_widget_sidebar et_pb_contact_form et_pb_signup et_pb_slider et_pb_gallery vc_images_carousel vc_masonry vc_basic_grid vc_posts_slider elementor-template'.split(
    ' ',
  );

/**
 * What becomes of a shortcode by its name, whether it has attributes (`name="…"`), and whether it has an end; null for
 * words in brackets that people write: `[sic]`.
 */
export function shortcodeKindOf(name: string, hasAttributes: boolean, hasEnd: boolean): ShortcodeKind | null {
  if (MADE_BY_PLUGIN.some((start) => isOf(name, start)) && (hasAttributes || hasEnd || /[-_\d]/.test(name)))
    return 'made-by-plugin';
  const builder = BUILDERS.find((start) => (WHOLE.has(start) ? name === start : name.startsWith(start)));
  if (builder !== undefined && (hasAttributes || hasEnd || !WHOLE.has(builder))) return 'frame';
  return hasAttributes || hasEnd || name.includes('_') ? 'unknown' : null;
}

/** `slider` is that of `[slider]` and `[slider-2]`, not of `[slideryard]`. */
function isOf(name: string, start: string): boolean {
  if (!name.startsWith(start)) return false;
  const next = name.charAt(start.length);
  return next === '' || /[-_\ds]/.test(next) || /[-_]$/.test(start);
}
