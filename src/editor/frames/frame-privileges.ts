// What pages of a site may do in frames of the editor and the dashboard. No frame may lead its window away, open
// windows or dialogs, send forms or download; frames of other hosts inside it may not either.

/**
 * A page of the app host with Portico's own scripts, which are all that its policy lets run: previews, and the canvas,
 * whose listeners one browser calls only where scripts may run. They load as modules, which takes the page's origin.
 */
export const RUNNING_PAGE = 'allow-scripts allow-same-origin';

/** A page as it is without scripts: fonts and pictures of its own host load, nothing runs. */
export const STILL_PAGE = 'allow-same-origin';

/** A page that is only looked at, such as a mail: it has an origin of its own, and nothing reads or measures it. */
export const ISOLATED_PAGE = '';
