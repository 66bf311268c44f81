import type { z } from 'zod';

/** The input of an endpoint: the parts its definition declares, and no others. */
export type EndpointInput<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body>;

type Part<Name extends string, Schema> = Schema extends z.ZodUndefined
  ? { readonly [Key in Name]?: undefined }
  : Schema extends z.ZodType
    ? { readonly [Key in Name]: z.input<Schema> }
    : never;
