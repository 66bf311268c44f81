import type { Plugin } from 'vite';

/**
 * Lets the server of the browser tests answer under `/s/images/` as Portico does, with drawings in the width asked for.
 * Files called `silent` never come, files called `missing` are not there, and
 * files called `small-only` only up to 500 px.
 */
export const servePictures: Plugin = {
  name: 'serve-pictures',
  configureServer(server) {
    server.middlewares.use('/s/images/', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname.includes('silent')) return;
      const width = Number.parseInt(searchParams.get('format') ?? '3000', 10);
      if (pathname.includes('missing') || (pathname.includes('small-only') && width > 500)) {
        response.statusCode = 404;
        response.end();
        return;
      }
      response.setHeader('content-type', 'image/svg+xml');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.end(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 2) / 3}"><rect width="100%" height="100%" fill="teal"/></svg>`,
      );
    });
  },
};
