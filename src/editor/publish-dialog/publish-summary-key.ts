/** What differs from the live site: of all documents, or of one. */
export const PUBLISH_SUMMARY_KEY = 'publish-summary';
