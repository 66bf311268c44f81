/** Who is barred from commenting. */
export const BARS_KEY = ['comment-bars'];
