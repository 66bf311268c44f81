/**
 * Activates the font stylesheet before it: on the first page of a visit after the first paint, so that texts and the
 * first picture do not wait for fonts on a slow connection; on further pages at once, since the fonts are cached then.
 * The referrer tells the two apart: reading the browser's storage would block the page.
 */
export const APPLY_FONTS = `(sheet=>{
const apply=()=>{sheet.media='all'};
if(document.referrer.startsWith(location.origin+'/')){
for(const href of new Set(sheet.textContent.match(/[^(]*-latin-[^()]*-normal\\.woff2/g)))document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}));
apply()}else{
if(globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
new PerformanceObserver((list,observer)=>{observer.disconnect();apply()}).observe({type:'paint',buffered:true});
else addEventListener('load',apply)
}})(document.currentScript.previousElementSibling)`.replaceAll('\n', '');

/**
 * The stylesheet with the files of the fonts, which is activated after the first paint. Without scripts it applies at
 * once. The fallback fonts have the same metrics, so nothing moves when the fonts load.
 */
export function lateFonts(css: string): string {
  return `<style media="(scripting: none)">${css.replaceAll('</', '<\\/')}</style><script>${APPLY_FONTS}</script>`;
}
