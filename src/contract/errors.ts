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
  'invalid-input': expected(400, 'Some of what was sent is not valid.'),
  'malformed-body': expected(400, 'The request could not be read. It is not valid JSON or form data.'),
  'body-too-large': expected(413, 'The request is too large. The limit is {limit}.'),
  'unsupported-media-type': expected(415, 'This kind of content is not accepted here.'),
  'crumb-fail': expected(403, 'The request could not be verified. Please try again.'),
  'login-required': expected(401, 'Please sign in.'),
  'not-permitted': expected(403, 'You do not have access to this. Ask an administrator of the site.'),
  'not-found': expected(404, 'Unable to locate content'),
  'method-not-allowed': expected(405, 'This address does not accept this kind of request.'),
  'rate-limited': expected(429, 'Too many requests. Please wait a moment and try again.'),
  'sign-in-failed': expected(401, 'The email address or the password is not right.'),
  'sign-in-slowed': expected(429, 'Too many tries. Please wait {seconds} seconds and try again.'),
  'email-taken': expected(409, 'An account with this email address exists already. Sign in instead.'),
  'reset-link-invalid': expected(410, 'This link has expired or was used already. Ask for a new one.'),
  'installation-claimed': expected(409, 'This installation already has an owner. Sign in instead.'),
  'identifier-taken': expected(409, 'This address is taken. Choose another one.'),
  'identifier-invalid': expected(
    400,
    'Use 3 to 63 lower-case letters, digits and hyphens, with a letter or digit at both ends.',
  ),
  'url-taken': expected(409, 'The address /{urlName} is used by {title}. Choose another one.'),
  'url-invalid': expected(400, '{val} is not a valid page URL'),
  'home-page-needed': expected(409, 'This is the home page. Choose another home page and publish it first.'),
  'document-removed': expected(410, 'This page was deleted. You can restore it from the trash.'),
  'version-unknown': expected(404, 'This version does not exist.'),
  'restore-too-early': expected(400, 'The site did not exist yet at this time.'),
  'too-many-blocks': expected(409, 'A page can hold at most 60 blocks.'),
  'too-many-items': expected(409, 'A collection that is ordered by hand can hold at most {max} items.'),
  'file-unsupported': expected(
    415,
    'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  ),
  'file-too-large': expected(
    413,
    'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
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
