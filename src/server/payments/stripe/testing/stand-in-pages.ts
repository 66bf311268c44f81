import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StandInFile {
  readonly type: string;
  readonly body: string;
}

/** What Stripe’s own host serves to browsers, played: its script, its fields, and the question of a bank. */
export function standInFile(path: string): StandInFile | null {
  if (path.endsWith('/stripe.js')) {
    return {
      type: 'text/javascript',
      body: readFileSync(join(import.meta.dirname, 'stand-in-script.js'), 'utf8'),
    };
  }
  if (path === '/stand-in/fields.html') return { type: 'text/html', body: FIELDS };
  return path === '/stand-in/bank.html' ? { type: 'text/html', body: BANK } : null;
}

const FIELDS = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fields</title>
<style>label{display:block;font:1rem sans-serif;margin-block-end:12px}input{display:block;width:90%;font:inherit;padding:8px}</style>
<label>Card number<input id="number" inputmode="numeric"></label>
<label>Expiration date<input id="date"></label>
<label>Security code<input id="code"></label>
<p id="problem" role="alert"></p>
<script>
const by = (id) => document.getElementById(id);
addEventListener('message', ({ data, ports: [port] }) => {
  const number = by('number').value.replaceAll(' ', '');
  const isComplete = number.length === 16 && by('date').value !== '' && by('code').value !== '';
  if (data === 'check') by('problem').textContent = isComplete ? '' : 'Your card number is incomplete.';
  if (data === 'focus') by('number').focus();
  port.postMessage({ isComplete, number });
});
</script></html>`;

const BANK = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bank</title>
<h1>3D Secure</h1>
<button onclick="parent.postMessage('confirmed', '*')">Complete</button>
<button onclick="parent.postMessage('refused', '*')">Fail</button></html>`;
