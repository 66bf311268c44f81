/** The element of the first look; the editor takes it away once it shows the page itself (`editor/shell/first-look.ts`). */
const FIRST_LOOK_ID = 'portico-first-look';

/**
 * Where the editor will show the page: below its bar, beside navigation and panel, or above them in a narrow window; a
 * page that has less room than a desktop's 1,280 px is made smaller, and a phone's window shows the phone's arrangement
 * (`edit-mode/frame-fit.ts`, `shell-layout.module.css`). Widths are divided by their angle, which gives a number.
 */
const STYLE =
  `#${FIRST_LOOK_ID}{--room:calc(100vw - 27.25rem);--high:calc(100dvh - 3.25rem);--wide:max(1280px,var(--room));` +
  '--scale:tan(atan2(var(--room),var(--wide)));position:fixed;inset-block-start:3.25rem;inset-inline-end:0;' +
  'inline-size:var(--wide);block-size:calc(var(--high)/var(--scale));border:0;background:#fff;pointer-events:none;' +
  'transform:scale(var(--scale));transform-origin:100% 0}' +
  `[dir=rtl] #${FIRST_LOOK_ID}{transform-origin:0 0}` +
  `@media(max-width:900px){#${FIRST_LOOK_ID}{--room:100vw;--high:calc((100dvh - 67px)/2 - 3.25rem)}}` +
  `@media(max-width:699px){#${FIRST_LOOK_ID}{--wide:min(390px,100vw);--scale:1;inset-inline:0;margin-inline:auto;` +
  'inset-block-start:4.25rem;block-size:calc((100dvh - 67px)/2 - 5.25rem);border-radius:1.5rem}}' +
  `@media(max-width:480px){#${FIRST_LOOK_ID}{inset-block-start:3.25rem;` +
  'block-size:calc((100dvh - 65.5px)/2 - 3.25rem);border-radius:0}}';

/**
 * The draft of a page as markup in the configuration area: rendered by the server, shown while the editor's scripts are
 * loading (EDIT-215). Nothing runs in it, and it takes neither pointer nor focus.
 * @param path of the page on its site, decoded
 */
export function firstLook(path: string): string {
  const address = `${encodeURI(path).replaceAll('&', '&amp;')}?draft&amp;noredirect&amp;screenshot`;
  return (
    `<style>${STYLE}</style><iframe id="${FIRST_LOOK_ID}" src="${address}" sandbox="allow-same-origin" ` +
    'aria-hidden="true" inert tabindex="-1"></iframe>'
  );
}
