import { createPdf } from '../../fixtures/generators/pdf';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import type { Response } from 'express';
import { asyncHandler } from '../server/asyncHandler';
import { sendErrors } from '../server/responses/errorHandler';
import { notFoundError } from '../server/responses/hostError';
import { snapshotPng } from '../../fixtures/generators/png';
import { hashText } from '../../fixtures/generators/random';
import type { DocumentRow } from '../../fixtures/rows/documents';
import type { Database } from '../store/store';

/** Seconds for which a camera picture stays the same. */
const SNAPSHOT_SECONDS = 5;

/**
 * URLs of pictures and documents that `<img>` and a new window can open without a token. They cannot be guessed: they are
 * signed with a key that all hosts on a database share.
 */
export class FileLinks {
  constructor(private readonly secret: Buffer) {}

  snapshot(id: string): string {
    return `/api/snapshots/${id}/${this.sign(`snapshot ${id}`)}.png`;
  }

  document(id: string): string {
    return `/api/files/${id}/${this.sign(`document ${id}`)}.pdf`;
  }

  /** True if the path is one of these. */
  isIssued(url: string, requestedUrl: string): boolean {
    const [expected, actual] = [Buffer.from(url), Buffer.from(requestedUrl)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}

/** Returns the bytes of a document: the stored file, or a generated page for a seeded document. */
export const documentBytes = (row: DocumentRow): Buffer =>
  row.content === undefined ? createPdf(row) : Buffer.from(row.content, 'base64');

/** Serves the URLs of {@link FileLinks}. `now` is in seconds. */
export function fileRoutes(fileLinks: FileLinks, database: Database, now: () => number): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const sendNotFound = (res: Response) => sendErrors(res, 404, notFoundError().details);
  router.get(
    '/api/snapshots/:id/:file',
    asyncHandler(async (req, res) => {
      const { id = '' } = req.params;
      const camera = await database.transaction('read', (store) => store.find('cameras', { id }));
      if (!fileLinks.isIssued(fileLinks.snapshot(id), req.path) || camera?.enabled !== true)
        return sendNotFound(res);
      return res.type('png').send(snapshotPng(hashText(id), Math.floor(now() / SNAPSHOT_SECONDS)));
    }),
  );
  router.get(
    '/api/files/:id/:file',
    asyncHandler(async (req, res) => {
      const { id = '' } = req.params;
      const document = await database.transaction('read', (store) => store.find('documents', { id }));
      if (!fileLinks.isIssued(fileLinks.document(id), req.path) || !document) return sendNotFound(res);
      // A stored file is an upload, so never render it as a page of this origin.
      res.set('Content-Security-Policy', 'sandbox');
      res.attachment(`${document.title}.pdf`);
      return res.type('pdf').send(documentBytes(document));
    }),
  );
  return router;
}
