/**
 * Applies the fonts of the sheet before it: on the first page of a visit once something is shown, so that texts and the
 * first picture do not wait for them on a slow connection; on all further ones at once, since they are at hand then. Where
 * the visitor comes from tells the two apart: the browser's storage would stop the page until it has answered.
 */
const APPLY_FONTS = `(sheet=>{
const apply=()=>{sheet.media='all'};
if(document.referrer.startsWith(location.origin+'/')){
for(const href of new Set(sheet.textContent.match(/[^(]*-latin-[^()]*-normal\\.woff2/g)))document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}));
apply()}else{
if(globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
new PerformanceObserver((list,observer)=>{observer.disconnect();apply()}).observe({type:'paint',buffered:true});
else addEventListener('load',apply)
}})(document.currentScript.previousElementSibling)`.replaceAll('\n', '');

/**
 * The sheet of the fonts' files, which takes part once something is shown. Without scripts it takes part at once. The
 * fonts that stand in have the same measures, so nothing moves when the others come.
 */
export function lateFonts(css: string): string {
  return `<style media="(scripting: none)">${css.replaceAll('</', '<\\/')}</style><script>${APPLY_FONTS}</script>`;
}
