import { Router } from 'express';
import type { OutboxRow } from '../../fixtures/rows/outbox';
import { panelGuard } from '../faults/panelGuard';
import { messageTexts } from '../outbox/messageTexts';
import { readContent } from '../outbox/outbox';
import { asyncHandler } from '../server/asyncHandler';
import type { Vault } from '../server/security/vault';
import type { Database } from '../store/store';
import { escapeHtml } from './escapeHtml';
import { sendFramedPage } from './frameRoutes';
import { negotiateLanguage } from './pageLanguage';

/** Path of the page. */
export const OUTBOX_PATH = '/demo/outbox';

/** Maximum number of messages on the page. */
const MAX_MESSAGES = 50;

function renderMessage(row: OutboxRow, vault: Vault, texts: { to: string }): string {
  const { subject = '', text = '' } = readContent(row, vault) ?? {};
  const body = escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  return `<article class="card"><h2>${escapeHtml(subject)}</h2>
<p class="note">${texts.to}: ${escapeHtml(row.recipient)} · <time>${new Date(row.created_at * 1000).toISOString()}</time></p>
<p class="text">${body}</p></article>`;
}

/**
 * Serves a page with the messages of a host that has no mail server, the newest first, for this machine only: the links of
 * invitations are on it.
 */
export function outboxRoutes(database: Database, vault: Vault): Router {
  const router = Router();
  router.get(
    OUTBOX_PATH,
    panelGuard,
    asyncHandler(async (req, res) => {
      const language = negotiateLanguage(req, res);
      const texts = messageTexts.page[language];
      // In the order of their insertion: many messages may be of the same second.
      const rows = await database.transaction('read', async (store) =>
        store.list('outbox', {}, { offset: Math.max(0, (await store.count('outbox', {})) - MAX_MESSAGES) }),
      );
      const messages = rows
        .toReversed()
        .map((row) => renderMessage(row, vault, texts))
        .join('\n');
      sendFramedPage(
        res,
        {
          title: texts.title,
          css: '.card { margin-bottom: 12px; } h2 { margin: 0; font-size: 1.125rem; } .text { white-space: pre-line; }',
          body: `<h1>${texts.title}</h1><p>${texts.intro}</p>${messages || `<p>${texts.empty}</p>`}`,
        },
        language,
      );
    }),
  );
  return router;
}
