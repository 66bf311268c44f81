// Kills Portico 25 times in the middle of edits, submissions and publishes, 25 times in the middle of orders, 25 times around
// the calls of a payment provider, 25 times between the money for gift cards and their mails, and 25 times between a renewal and
// the answer of its provider, every third time its database server too, and looks after each start whether everything is there,
// and nothing twice. `npm run test:crash -- shop` does the second alone, as `-- content`, `-- payments`, `-- gift-cards` and
// `-- renewals` do the others; CRASH_ROUNDS says how often.
import { ensureBuild } from './build.mjs';
import { crashContent } from './crash-content.mjs';
import { crashGiftCards } from './crash-gift-cards.mjs';
import { CrashInstallation } from './crash-installation.mjs';
import { crashPayments } from './crash-payments.mjs';
import { crashRenewals } from './crash-renewals.mjs';
import { crashShop } from './crash-shop.mjs';
import { ensurePackages, findNode } from './packages.mjs';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 25);
const KINDS = {
  content: crashContent,
  shop: crashShop,
  payments: crashPayments,
  'gift-cards': crashGiftCards,
  renewals: crashRenewals,
};
const chosen = process.argv.slice(2);

ensurePackages();
const node = findNode();
ensureBuild(node);
for (const [kind, crash] of Object.entries(KINDS)) {
  if (chosen.length > 0 && !chosen.includes(kind)) continue;
  const installation = new CrashInstallation(node);
  try {
    await crash(installation, ROUNDS);
  } finally {
    await installation.remove();
  }
}
