/** For the report: a document that came in but cannot be shown to visitors yet. */
export function notPublishedNote(title: string, fault: string): string {
  return `“${title}” was brought in but could not be published. ${fault} Open it and publish it by hand.`;
}
