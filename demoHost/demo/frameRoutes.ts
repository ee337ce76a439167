import { Router } from 'express';
import { createPdf } from '../../fixtures/generators/pdf';
import { academyProducts } from './academyProducts';
import { renderFramedPage } from './frameDocument';
import { framedPages } from './framePages';

/**
 * What such a page may do: nothing but show itself, inside the console or alone. The sandbox gives it an origin of its
 * own, so that it reaches no session of the console either way.
 */
const contentSecurityPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-forms allow-scripts";

/** Bytes of a data sheet. */
const DOCUMENT_SIZE = 2000;

/** Demo pages that stand for outside services, and the documents of the academy. */
export function framedPageRoutes(): Router {
  const router = Router();
  router.get('/demo/frames/:name', (req, res, next) => {
    const { name } = req.params;
    const page = Object.hasOwn(framedPages, name) ? framedPages[name] : undefined;
    if (!page) return next();
    res.set('Content-Security-Policy', contentSecurityPolicy);
    // A sandboxed page with it does not open as a tab of its own.
    res.removeHeader('Cross-Origin-Opener-Policy');
    return res.type('html').send(renderFramedPage(page));
  });
  router.get('/demo/documents/:file', (req, res, next) => {
    const product = academyProducts.find(({ document }) => document.endsWith(`/${req.params.file}`));
    if (!product) return next();
    return res
      .type('pdf')
      .send(createPdf({ title: `${product.name} (${product.sku})`, size: DOCUMENT_SIZE }));
  });
  return router;
}
