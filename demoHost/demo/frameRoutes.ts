import { Router } from 'express';
import type { Response } from 'express';
import { createPdf } from '../../fixtures/generators/pdf';
import { academyProducts } from './academyProducts';
import { renderFramedPage } from './frameDocument';
import type { FramedPage } from './frameDocument';
import { framedPages } from './framePages';
import { framePageTexts } from './framePageTexts';
import { negotiateLanguage, type PageLanguage } from './pageLanguage';

/**
 * Policy of a framed page: it may only render itself, in the console or on its own. The sandbox gives it an opaque
 * origin, so it cannot access a console session in either case.
 */
const contentSecurityPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-forms allow-scripts";

/** Size of a data sheet in bytes. */
const DOCUMENT_SIZE = 2000;

/** Sends a page under {@link contentSecurityPolicy}. */
export function sendFramedPage(res: Response, page: FramedPage, language: PageLanguage): void {
  res.set('Content-Security-Policy', contentSecurityPolicy);
  // With this header a sandboxed page does not open in a new tab.
  res.removeHeader('Cross-Origin-Opener-Policy');
  res.type('html').send(renderFramedPage(page, language));
}

/** Serves the demo pages that replace outside services, and the academy's documents. */
export function framedPageRoutes(): Router {
  const router = Router();
  router.get('/demo/frames/:name', (req, res, next) => {
    const { name } = req.params;
    const page = Object.hasOwn(framedPages, name) ? framedPages[name] : undefined;
    if (!page) return next();
    const language = negotiateLanguage(req, res);
    return sendFramedPage(res, page(framePageTexts[language]), language);
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
