import type { OutboxRow } from '../../fixtures/rows/outbox';
import { newId } from '../server/newId';
import type { Call } from '../server/call';
import type { Vault } from '../server/security/vault';

/** Content of a message. */
export interface MessageContent {
  subject: string;
  text: string;
}

/** A new message. */
export interface NewMessage extends MessageContent, Pick<OutboxRow, 'kind' | 'user_id' | 'recipient'> {}

/** Stores messages in the transaction of the call: they are sent if the call succeeds, and only then. */
export async function queueMessages(
  { store, vault, now }: Pick<Call, 'store' | 'vault' | 'now'>,
  messages: readonly NewMessage[],
): Promise<void> {
  const rows = messages.map(({ subject, text, ...message }): OutboxRow => {
    const id = newId('msg-');
    return {
      id,
      ...message,
      content: vault.seal(JSON.stringify({ subject, text } satisfies MessageContent), id),
      state: 'pending',
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
      sent_at: null,
      last_error: null,
    };
  });
  await store.insert('outbox', ...rows);
}

/** Returns the content of a stored message; undefined after it was sent or given up. */
export const readContent = (row: OutboxRow, vault: Vault): MessageContent | undefined =>
  row.content === null ? undefined : (JSON.parse(vault.open(row.content, row.id)) as MessageContent);
