import { z } from 'zod';

const proxy = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'must be the address of a proxy, such as http://proxy.example:3128',
});

/** Through what Portico reaches other servers, by the names that other programs have for it, too. */
export const OUTSIDE_ENVIRONMENT = {
  HTTP_PROXY: proxy.optional(),
  HTTPS_PROXY: proxy.optional(),
  NO_PROXY: z.string().max(5000, 'must have at most 5,000 characters').optional(),
};

/** Proxies for calls to other servers; the names are those of the environment. */
export interface OutsideProxies {
  readonly HTTP_PROXY?: string;
  readonly HTTPS_PROXY?: string;
  /** Host names and networks that are called without a proxy, with commas between them. */
  readonly NO_PROXY?: string;
}

/** Null where no proxy is named. */
export function outsideProxies(
  settings: z.infer<z.ZodObject<typeof OUTSIDE_ENVIRONMENT>>,
): OutsideProxies | null {
  const { HTTP_PROXY: http, HTTPS_PROXY: https, NO_PROXY: none } = settings;
  if (http === undefined && https === undefined) return null;
  return {
    ...(http === undefined ? {} : { HTTP_PROXY: http }),
    ...(https === undefined ? {} : { HTTPS_PROXY: https }),
    ...(none === undefined ? {} : { NO_PROXY: none }),
  };
}
