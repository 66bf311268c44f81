/** Where a redirect leads, as a header: those carry ASCII; what is encoded already stays. */
export function encodedTarget(target: string): string {
  return /%[0-9a-f]{2}/i.test(target)
    ? target.replaceAll(/[^\u0021-\u007e]+/g, encodeURI)
    : encodeURI(target);
}

/** A target that has a query of its own keeps it. */
export function withQuery(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const hash = target.indexOf('#');
  return hash === -1 ? target + search : target.slice(0, hash) + search + target.slice(hash);
}
