import { draft, type BlockDraft } from '#compose/block-draft.ts';

/** Buttons with tooltips that open each kind of popup, as a script of the owner's would. */
export function popupButtons(): BlockDraft {
  return draft('code', { source: POPUP_BUTTONS, language: 'html', display: 'run', isTracking: false });
}

const POPUP_BUTTONS = `<style>#popups { display: flex; flex-wrap: wrap; gap: 12px; margin: 0; }
#popups button { min-height: 48px; padding: 0 1.6em; border: 1px solid; background: none; color: inherit; font: inherit; overflow-wrap: anywhere; cursor: pointer; }
#popups button:hover { background: var(--color-heading); color: var(--color-background); }</style>
<p id="popups">
  <button type="button" data-popup="confirm" data-tooltip="Asks and reports the answer">Ask</button>
  <button type="button" data-popup="alert" data-tooltip="One button, Okay">Tell</button>
  <button type="button" data-popup="inform" data-tooltip="Hides by itself after two seconds">Note</button>
</p>
<script>{
  // A press before the helpers are there waits for them.
  const ready = new Promise((resolve) => {
    document.addEventListener('portico:ready', () => resolve(portico.load()), { once: true });
  });
  const actions = {
    async confirm(page) {
      const outcome = await page.confirm({ title: 'Really?', message: 'Nothing happens either way.' });
      page.inform({ title: 'Your answer', message: outcome });
    },
    alert: (page) => page.alert('This is an alert of the page, not of the browser.'),
    inform: (page) => page.inform({ title: 'Saved', message: 'This note goes by itself.' }),
  };
  for (const button of document.querySelectorAll('#popups button')) {
    button.addEventListener('click', async () => actions[button.dataset.popup](await ready));
  }
}</script>`;
