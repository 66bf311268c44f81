// Patterns that scripts/check-regexes.mjs cannot judge or would refuse, each with the reason why it does no harm. A
// pattern that reads what visitors, members, owners or other servers write has no place here.

/** Made while Portico runs, by file: what goes into them is not written by strangers. */
export const BUILT_PATTERNS = {
  'src/domain/content-search/find-matches.ts':
    'the very words that are looked for, every sign of them escaped',
  'src/domain/design/font-faces.ts': 'one class of characters, from a table in the same file',
  'src/domain/maps/parse-coordinates.ts': 'constants of the same file; the text of a field of 60 characters',
  'src/server/platform/http/allowed-methods.ts': 'paths of endpoints, whose parameters are single segments',
  'src/server/platform/mail/sample-mails-plugin.tsx': 'the domain of the installation',
  'src/server/published/plugin.ts': 'the domain of the installation',
  'src/server/sites/dashboard-plugin.ts': 'the domain of the installation',
};

/** Literals, by file and source. */
export const ALLOWED_LITERALS = {};
