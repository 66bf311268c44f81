/**
 * Every error a person can meet, by its permanent code: status, exact message, whether it is reported.
 * `{name}` in a message is filled in from the details of the error.
 */
export interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
  /** Logged as an error for the people who run the installation. */
  readonly reported: boolean;
}

const expected = (status: number, message: string): CatalogueEntry => ({ status, message, reported: false });

export const ERROR_CATALOGUE = {
  internal: { status: 500, message: 'Something went wrong', reported: true },
  unavailable: expected(503, 'This service is temporarily unavailable. Please try again later.'),
  'site-not-public': expected(503, 'This site is not open yet. Please come back later.'),
  'database-full': expected(
    503,
    'Nothing can be saved now: the disk of this installation is full. What you see stays available. Keep this page open and try again later, or tell the person who runs the installation.',
  ),
  'invalid-input': expected(400, 'Some of what was sent is not valid.'),
  'malformed-body': expected(400, 'The request could not be read. It is not valid JSON or form data.'),
  'body-too-deep': expected(
    400,
    'The request could not be read. Its parts may lie within each other at most {levels} levels deep.',
  ),
  'body-too-large': expected(413, 'The request is too large. The limit is {limit}.'),
  'invalid-text': expected(400, 'This address has characters that cannot be read.'),
  'too-many-fields': expected(413, 'The form has too many fields. At most {max} can be sent at once.'),
  'unsupported-media-type': expected(415, 'This kind of content is not accepted here.'),
  'crumb-fail': expected(403, 'The request could not be verified. Please try again.'),
  'origin-refused': expected(
    403,
    'This comes from a page of another site and was refused. Open the page at its own address and try again.',
  ),
  'too-many-cookies': expected(431, 'Your browser sent more cookies than this server takes.'),
  'hand-over-failed': expected(
    410,
    'Signing in at this address did not work. Allow cookies for it and open it again from the dashboard.',
  ),
  'login-required': expected(401, 'Please sign in.'),
  'not-permitted': expected(403, 'You do not have access to this. Ask an administrator of the site.'),
  'code-not-permitted': expected(
    403,
    'Code that runs on the published site can be added and changed by people with the developer permission only. Ask an administrator of the site.',
  ),
  'not-found': expected(404, 'Unable to locate content'),
  'method-not-allowed': expected(405, 'This address does not accept this kind of request.'),
  'rate-limited': expected(429, 'Too many requests. Please wait a moment and try again.'),
  'sign-in-failed': expected(401, 'The email address or the password is not right.'),
  'sign-in-slowed': expected(429, 'Too many tries. Please wait {seconds} seconds and try again.'),
  'email-taken': expected(409, 'An account with this email address exists already. Sign in instead.'),
  'reset-link-invalid': expected(410, 'This link has expired or was used already. Ask for a new one.'),
  'installation-claimed': expected(409, 'This installation already has an owner. Sign in instead.'),
  'claim-token-invalid': expected(
    403,
    'This set-up code is not right. Open the address that Portico printed when it started, or copy the code from it.',
  ),
  'sign-up-by-invitation': expected(
    403,
    'New accounts need an invitation. Ask the person who runs this installation to invite you.',
  ),
  'sign-up-closed': expected(403, 'This installation takes no new accounts at the moment.'),
  'sign-up-fixed': expected(
    409,
    'Who may sign up is set by SIGN_UP where Portico is started. Change it there, or take it away.',
  ),
  'invitation-has-account': expected(409, 'There is an account with this address already.'),
  'too-many-saved-parts': expected(
    409,
    'A site can keep at most {max} saved sections and blocks. Delete some that are not needed any more.',
  ),
  'synced-section-needs-room': expected(
    409,
    '“{title}” shows this section and holds too many blocks to keep a copy of it. Delete blocks there first, or take the section off that page.',
  ),
  'too-many-invitations': expected(
    409,
    'At most {max} invitations can be open. Withdraw some that are not needed any more.',
  ),
  'site-quota-reached': expected(
    409,
    'This site is full: it can hold {amount}. Delete what is no longer needed, or ask the person who runs this installation for more room.',
  ),
  'account-quota-reached': expected(
    409,
    'Your account is full: all its sites together can hold {amount}. Delete what is no longer needed, or ask the person who runs this installation for more room.',
  ),
  'identifier-taken': expected(409, 'This address is taken. Choose another one.'),
  'identifier-invalid': expected(
    400,
    'Use 3 to 63 lower-case letters, digits and hyphens, with a letter or digit at both ends.',
  ),
  'url-taken': expected(409, 'The address /{urlName} is used by {title}. Choose another one.'),
  'url-invalid': expected(400, '{val} is not a valid page URL'),
  'redirect-invalid': expected(400, 'Some of what was entered is not right.'),
  'redirect-taken': expected(409, 'There is a redirect from this address already.'),
  'redirect-loop': expected(409, 'This would lead round in a circle: {way}'),
  'too-many-redirects': expected(
    409,
    'A site can have at most {max} redirects. Delete some that are not needed any more.',
  ),
  'too-many-patterns': expected(
    409,
    'A site can have at most {max} redirects with [name] or *. Delete some that are not needed any more.',
  ),
  'too-many-passwords': expected(
    409,
    'At most {max} pages of a site can have a password. Put them into one collection and lock that.',
  ),
  'home-page-needed': expected(409, 'This is the home page. Choose another home page and publish it first.'),
  'document-removed': expected(410, 'This page was deleted. You can restore it from the trash.'),
  'file-link-invalid': expected(403, 'This download link is not right. Open it again where you found it.'),
  'file-link-ended': expected(410, 'This download link has ended. Ask for a new one where you found it.'),
  'version-unknown': expected(404, 'This version does not exist.'),
  'version-gone': expected(410, 'This version is no longer kept. Choose one that the history lists.'),
  'release-gone': expected(410, 'This release is no longer kept. Choose one that the list shows.'),
  'history-gone': expected(
    400,
    'What the site was at this time is no longer kept. Choose a time after {date}.',
  ),
  'restore-too-early': expected(400, 'The site did not exist yet at this time.'),
  'too-many-blocks': expected(409, 'A page can hold at most 60 blocks.'),
  'client-id-taken': expected(409, 'Somebody else works under the id of this tab. Reload the page.'),
  'live-account-full': expected(
    429,
    'You have too many pages open in the editor. Changes of others come late here: close other tabs.',
  ),
  'live-document-full': expected(
    503,
    'Too many people have this open. Your changes are saved, changes of others come late.',
  ),
  'live-full': expected(503, 'The server is busy. Your changes are saved, changes of others come late.'),
  'too-many-records': expected(
    409,
    'This is full: it can hold at most {max} parts, such as sections, blocks and links. Remove some of them first.',
  ),
  'too-many-items': expected(409, 'A collection that is ordered by hand can hold at most {max} items.'),
  'file-unsupported': expected(
    415,
    'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  ),
  'file-too-large': expected(
    413,
    'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  ),
  'font-unsupported': expected(
    415,
    'The file {fileName} is no font that can be read. Fonts are WOFF2, WOFF, TTF or OTF files.',
  ),
  'font-without-scripts': expected(
    422,
    'The font {fileName} has no characters of the scripts that were chosen. Choose others, or all that the file has.',
  ),
  'too-many-fonts': expected(
    409,
    'A site can have at most {max} fonts. Remove fonts that are not used from its files first.',
  ),
  'file-incomplete': expected(400, 'File upload failed to complete'),
  'file-processing-failed': expected(422, 'File processing failed'),
  'file-name-missing': expected(400, 'Please enter a file name'),
  'storage-full': expected(
    507,
    'There is no space left to store this file. Ask the administrator of this installation.',
  ),
  'form-not-configured': expected(404, 'This form has not been configured yet.'),
  'form-invalid': expected(400, 'One or more fields is invalid, please check your entries.'),
  'form-unreadable': expected(400, 'Could not parse the form fields, please check your entries.'),
  'form-key-invalid': expected(400, 'Error processing form submission. Please reload and try again.'),
  'form-captcha-needed': expected(400, 'Complete CAPTCHA before submitting.'),
  'form-captcha-unavailable': expected(503, 'The CAPTCHA could not be checked. Please try again later.'),
  'form-rate-limited': expected(
    429,
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ),
  'mailing-list-name-taken': expected(409, 'There is a list called {name} already. Choose another name.'),
  'too-many-mailing-lists': expected(409, 'A site can have at most {max} mailing lists.'),
  'subscriber-left': expected(409, 'This person unsubscribed and can only subscribe again themselves.'),
  'subscriber-exists': expected(409, 'This address is on the list already.'),
  'import-no-emails': expected(
    422,
    'No column of this file is called Email. Name the columns in the first row.',
  ),
  'import-file-invalid': expected(422, 'This is not a WordPress export file: {reason}'),
  'places-unavailable': expected(503, 'Unable to load results'),
  'import-running': expected(409, 'An import is running already. Wait for it or cancel it.'),
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** What an error response looks like on the wire (DATA-17 to DATA-29). */
export interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  /** Messages by field; `form` errors are keyed by field id (FORM-83). */
  readonly errors?: Readonly<Record<string, string>>;
  readonly crumbFail?: true;
  /** The new crumb, with `crumbFail` (DATA-29). */
  readonly crumb?: string;
  readonly loginRequired?: true;
  readonly authorizationFail?: true;
  /** To quote when asking for help; stands in the server's log. */
  readonly requestId?: string;
  /** Facts filled into the message, such as `seconds`. */
  readonly details?: Readonly<Record<string, string | number>>;
}
