import { createPdf } from '../../fixtures/generators/pdf';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import type { Response } from 'express';
import { sendErrors } from '../server/responses/errorHandler';
import { notFoundError } from '../server/responses/hostError';
import { snapshotPng } from '../../fixtures/generators/png';
import { hashText } from '../../fixtures/generators/random';
import type { DocumentRow } from '../../fixtures/rows/documents';
import type { Store } from '../store/store';

/** How long a picture of a camera stays the same, in seconds (CAM-09). */
const SNAPSHOT_SECONDS = 5;

/**
 * Addresses of pictures and documents that `<img>` and a new window can open without a token. Nobody can guess them:
 * they are signed with a secret of this process, so a restart ends them.
 */
export class FileLinks {
  private readonly secret = randomBytes(32);

  snapshot(id: string): string {
    return `/api/snapshots/${id}/${this.sign(`snapshot ${id}`)}.png`;
  }

  document(id: string): string {
    return `/api/files/${id}/${this.sign(`document ${id}`)}.pdf`;
  }

  /** Whether the path is one that this process gave out. */
  isIssued(url: string, requestedUrl: string): boolean {
    const [expected, actual] = [Buffer.from(url), Buffer.from(requestedUrl)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}

/** The bytes of a document: what was stored, or for a seeded one a page made on the spot. */
export const documentBytes = (row: DocumentRow): Buffer =>
  row.content === undefined ? createPdf(row) : Buffer.from(row.content, 'base64');

/** Serves what {@link FileLinks} gives addresses for. `now` is in seconds. */
export function fileRoutes(fileLinks: FileLinks, store: Store, now: () => number): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const sendNotFound = (res: Response) => sendErrors(res, 404, notFoundError().details);
  router.get('/api/snapshots/:id/:file', (req, res) => {
    const { id } = req.params;
    const camera = store.find('cameras', { id });
    if (!fileLinks.isIssued(fileLinks.snapshot(id), req.path) || camera?.enabled !== true)
      return sendNotFound(res);
    return res.type('png').send(snapshotPng(hashText(id), Math.floor(now() / SNAPSHOT_SECONDS)));
  });
  router.get('/api/files/:id/:file', (req, res) => {
    const { id } = req.params;
    const document = store.find('documents', { id });
    if (!fileLinks.isIssued(fileLinks.document(id), req.path) || !document) return sendNotFound(res);
    // Never inside a page of this origin, whatever the file says (a stored file is somebody's upload).
    res.set('Content-Security-Policy', 'sandbox');
    res.attachment(`${document.title}.pdf`);
    return res.type('pdf').send(documentBytes(document));
  });
  return router;
}
