import { defineMessages } from '../../define-messages.ts';

/** Every error a person can meet, by its permanent code (`ERROR_CATALOGUE`). */
export const errors = defineMessages('errors', {
  internal: 'Something went wrong',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  'site-not-public': 'This site is not open yet. Please come back later.',
  'database-full':
    'Nothing can be saved now: the disk of this installation is full. What you see stays available. Keep this page open and try again later, or tell the person who runs the installation.',
  'invalid-input': 'Some of what was sent is not valid.',
  'malformed-body': 'The request could not be read. It is not valid JSON or form data.',
  'body-too-deep':
    'The request could not be read. Its parts may lie within each other at most {levels} levels deep.',
  'body-too-large': 'The request is too large. The limit is {limit}.',
  'invalid-text': 'This address has characters that cannot be read.',
  'too-many-fields': 'The form has too many fields. At most {max} can be sent at once.',
  'unsupported-media-type': 'This kind of content is not accepted here.',
  'crumb-fail': 'The request could not be verified. Please try again.',
  'origin-refused':
    'This comes from a page of another site and was refused. Open the page at its own address and try again.',
  'too-many-cookies': 'Your browser sent more cookies than this server takes.',
  'hand-over-failed':
    'Signing in at this address did not work. Allow cookies for it and open it again from the dashboard.',
  'login-required': 'Please sign in.',
  'recent-sign-in-needed': 'This takes a recent sign-in. Confirm that it is you, and try again.',
  'not-permitted': 'You do not have access to this. Ask an administrator of the site.',
  'code-not-permitted':
    'Code that runs on the published site can be added and changed by people with the developer permission only. Ask an administrator of the site.',
  'not-found': 'Unable to locate content',
  'method-not-allowed': 'This address does not accept this kind of request.',
  'rate-limited': 'Too many requests. Please wait a moment and try again.',
  'second-factor-needed': 'A code of your second factor is needed as well.',
  'second-factor-on': 'The second factor is on already.',
  'unknown-placeholder': 'This mail cannot fill in {placeholder}.',
  'passkey-unknown':
    'This passkey belongs to no account here: perhaps it was removed. Use another one, or sign in with your password.',
  'passkey-ended': 'This took too long, or was sent twice. Use the passkey once more.',
  'passkey-refused': 'The passkey could not be checked. Use another one, or sign in with your password.',
  'order-changed': 'Somebody changed this order meanwhile. Look at it once more.',
  'discount-changed': 'Somebody changed this discount meanwhile. Look at it once more.',
  'discount-code-taken': 'Another discount has this code.',
  'too-many-discounts': 'A site can have at most {max} discounts. Delete some that are over.',
  'too-many-automatic':
    'At most {max} discounts can apply by themselves at the same time. Pause or delete some first.',
  'too-many-claiming':
    'At most {max} of the discounts that apply by themselves can be amounts off products or “Buy some, get some for less”.',
  'too-many-codes': 'A discount can have at most {max} codes.',
  'order-state': 'The order is in a state in which this cannot be done.',
  'mail-not-possible': 'There is no such mail for this order, or its buyer has no address any more.',
  'refund-too-much': 'Only {amount} can still be refunded.',
  'payment-disputed': 'This payment is disputed.',
  'stripe-unreachable': 'Stripe does not answer at the moment. Please try again later.',
  'stripe-refused': 'Stripe did not accept these keys.',
  'payment-message-refused': 'This message is not genuine.',
  'passkey-known': 'This passkey was added already.',
  'too-many-passkeys': 'An account can have at most {max} passkeys. Remove one that is not needed any more.',
  'price-out-of-range': 'A price would be below zero or above the highest price.',
  'last-passkey':
    'This is the last passkey, and the password is off. Turn the password on or add another passkey first.',
  'passkey-needed': 'Add a passkey first: without one nobody could sign in.',
  'recovery-codes-needed': 'Make recovery codes first: they are the way back if you lose your passkeys.',
  'recovery-code-needed': 'This account signs in by passkeys alone. Enter one of its recovery codes as well.',
  'sign-in-step-ended': 'Signing in took too long. Enter your email address and your password again.',
  'sign-in-failed': 'The email address or the password is not right.',
  'sign-in-slowed': 'Too many tries. Please wait {seconds} seconds and try again.',
  'email-taken': 'An account with this email address exists already. Sign in instead.',
  'reset-link-invalid': 'This link has expired or was used already. Ask for a new one.',
  'installation-claimed': 'This installation already has an owner. Sign in instead.',
  'claim-token-invalid':
    'This set-up code is not right. Open the address that Portico printed when it started, or copy the code from it.',
  'sign-up-by-invitation':
    'New accounts need an invitation. Ask the person who runs this installation to invite you.',
  'sign-up-closed': 'This installation takes no new accounts at the moment.',
  'sign-up-fixed':
    'Who may sign up is set by SIGN_UP where Portico is started. Change it there, or take it away.',
  'invitation-has-account': 'There is an account with this address already.',
  'too-many-saved-parts':
    'A site can keep at most {max} saved sections and blocks. Delete some that are not needed any more.',
  'synced-section-needs-room':
    '“{title}” shows this section and holds too many blocks to keep a copy of it. Delete blocks there first, or take the section off that page.',
  'too-many-invitations':
    'At most {max} invitations can be open. Withdraw some that are not needed any more.',
  'already-on-site': 'This person works on the site already.',
  'invitation-invalid':
    'This invitation does not work any more: it was used, withdrawn or sent again, or it is older than 14 days. Ask whoever invited you for a new one.',
  'owns-sites': 'You own sites ({count}). Hand each over to somebody or delete it first.',
  'owner-of-installation': 'This account owns the installation and cannot be deleted.',
  'owner-only': 'Only the owner of the site can do this.',
  'owns-already': 'This person owns the site already.',
  'handover-invalid':
    'This offer does not work any more: it was accepted, declined or withdrawn, or it is older than 14 days. Ask the owner of the site for a new one.',
  'handover-of-other':
    'This offer was made to another account. Sign in with the one that the mail was sent to.',
  'live-content': 'This is live: somebody who may publish has to delete it.',
  'nothing-to-review': 'There is nothing to review: all of it is live.',
  'review-gone': 'Nobody waits for an answer any more: the question was withdrawn, answered or published.',
  'review-changed': 'This was changed since you opened it. Look at it again.',
  'too-many-threads':
    'This page has {max} threads of comments, which is the most. Answer in one of them, or delete some of yours.',
  'too-many-replies': 'This thread has {max} comments, which is the most. Begin a new one.',
  'owner-keeps-admin': 'The owner of a site always has the role Admin and cannot be removed.',
  'site-quota-reached':
    'This site is full: it can hold {amount}. Delete what is no longer needed, or ask the person who runs this installation for more room.',
  'account-quota-reached':
    'Your account is full: all its sites together can hold {amount}. Delete what is no longer needed, or ask the person who runs this installation for more room.',
  'identifier-taken': 'This address is taken. Choose another one.',
  'identifier-invalid':
    'Use 3 to 63 lower-case letters, digits and hyphens, with a letter or digit at both ends.',
  'url-taken': 'The address /{urlName} is used by {title}. Choose another one.',
  'url-invalid': '{val} is not a valid page URL',
  'redirect-invalid': 'Some of what was entered is not right.',
  'redirect-taken': 'There is a redirect from this address already.',
  'redirect-loop': 'This would lead round in a circle: {way}',
  'too-many-redirects': 'A site can have at most {max} redirects. Delete some that are not needed any more.',
  'too-many-patterns':
    'A site can have at most {max} redirects with [name] or *. Delete some that are not needed any more.',
  'member-status-refused': 'This is no longer possible for this member. Load the list again.',
  'member-exists': 'This person is a member already.',
  'members-off': 'Nobody may join the site. Change that in Settings, Members.',
  'too-many-member-labels': 'A site has {max} labels at most. Remove one first.',
  'run-not-undoable': 'This can no longer be undone.',
  'too-many-areas': 'A site can have at most {max} member areas.',
  'too-many-plans': 'A site can have at most {max} plans.',
  'plan-has-members': 'Members hold this plan. Archive it instead: nobody new may join, and they keep it.',
  'too-many-passwords':
    'At most {max} pages of a site can have a password. Put them into one collection and lock that.',
  'no-bar-subject': 'Nothing that could be barred is known of this person.',
  'too-many-bars': 'At most {max} people can be barred at once. Let somebody comment again first.',
  'home-page-needed': 'This is the home page. Choose another home page and publish it first.',
  'document-removed': 'This page was deleted. You can restore it from the trash.',
  'file-link-invalid': 'This download link is not right. Open it again where you found it.',
  'file-link-ended': 'This download link has ended. Ask for a new one where you found it.',
  'version-unknown': 'This version does not exist.',
  'version-gone': 'This version is no longer kept. Choose one that the history lists.',
  'release-gone': 'This release is no longer kept. Choose one that the list shows.',
  'history-gone': 'What the site was at this time is no longer kept. Choose a time after {date}.',
  'restore-too-early': 'The site did not exist yet at this time.',
  'too-many-blocks': 'A page can hold at most 60 blocks.',
  'client-id-taken': 'Somebody else works under the id of this tab. Reload the page.',
  'live-account-full':
    'You have too many pages open in the editor. Changes of others come late here: close other tabs.',
  'live-document-full':
    'Too many people have this open. Your changes are saved, changes of others come late.',
  'live-full': 'The server is busy. Your changes are saved, changes of others come late.',
  'too-many-links': 'The navigation can hold at most {max} links and folders. Remove some of them first.',
  'too-many-records':
    'This is full: it can hold at most {max} parts, such as sections, blocks and links. Remove some of them first.',
  'too-many-items': 'A collection that is ordered by hand can hold at most {max} items.',
  'file-unsupported': 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  'file-too-large': 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  'font-unsupported':
    'The file {fileName} is no font that can be read. Fonts are WOFF2, WOFF, TTF or OTF files.',
  'font-without-scripts':
    'The font {fileName} has no characters of the scripts that were chosen. Choose others, or all that the file has.',
  'too-many-fonts':
    'A site can have at most {max} fonts. Remove fonts that are not used from its files first.',
  'file-incomplete': 'File upload failed to complete',
  'file-processing-failed': 'File processing failed',
  'file-name-missing': 'Please enter a file name',
  'storage-full': 'There is no space left to store this file. Ask the administrator of this installation.',
  'form-not-configured': 'This form has not been configured yet.',
  'form-invalid': 'One or more fields is invalid, please check your entries.',
  'form-unreadable': 'Could not parse the form fields, please check your entries.',
  'form-key-invalid': 'Error processing form submission. Please reload and try again.',
  'form-captcha-needed': 'Complete CAPTCHA before submitting.',
  'form-captcha-unavailable': 'The CAPTCHA could not be checked. Please try again later.',
  'form-rate-limited': 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  'mailing-list-name-taken': 'There is a list called {name} already. Choose another name.',
  'too-many-mailing-lists': 'A site can have at most {max} mailing lists.',
  'contact-address-taken': 'This address belongs to another contact already: {email}.',
  'too-many-labels': 'A site can have at most {max} labels.',
  'too-many-segments': 'A site can have at most {max} segments.',
  'data-request-closed': 'This request was answered already.',
  'contact-merge-refused': 'Choose two different contacts.',
  'contact-merge-too-many': 'A contact can have at most {max} email addresses. Take some away first.',
  'import-no-contacts': 'This file has no column that says who somebody is.',
  'import-row-too-long':
    'What follows line {line} is too long for one row. A closing quote may be missing. Mend the file and choose it again.',
  'subscriber-left': 'This person unsubscribed and can only subscribe again themselves.',
  'subscriber-exists': 'This address is on the list already.',
  'import-no-emails': 'No column of this file is called Email. Name the columns in the first row.',
  'import-no-products':
    'No column of this file is a title or a name of products. Say which shop it comes from, or what its columns are.',
  'import-file-invalid': 'This is not an export file of WordPress or Disqus: {reason}',
  'places-unavailable': 'Unable to load results',
  'import-running': 'An import is running already. Wait for it or cancel it.',
  'import-interrupted': 'The import was interrupted. What was taken in so far stays.',
});
