// Patterns that scripts/check-regexes.mjs cannot judge or would refuse, each with the reason why it does no harm. A
// pattern that reads what visitors, members, owners or other servers write has no place here.

/** Made while Portico runs, by file, and how many: what goes into them is not written by strangers. */
export const BUILT_PATTERNS = {
  'src/domain/content-search/find-matches.ts': {
    count: 1,
    why: 'the very words that are looked for, every sign of them escaped',
  },
  'src/domain/design/font-faces.ts': {
    count: 1,
    why: 'one class of characters, from a table in the same file',
  },
  'src/domain/maps/parse-coordinates.ts': {
    count: 1,
    why: 'constants of the same file; the text of a field of 60 characters',
  },
  'src/server/platform/http/allowed-methods.ts': {
    count: 1,
    why: 'paths of endpoints, whose parameters are single segments',
  },
  'src/server/platform/mail/sample-mails-plugin.tsx': { count: 1, why: 'the domain of the installation' },
  'src/server/published/plugin.ts': { count: 1, why: 'the domain of the installation' },
  'src/server/dashboard/plugin.ts': { count: 1, why: 'the domain of the installation' },
};

/** Literals, by file and source. */
export const ALLOWED_LITERALS = {};
