import type { Tables } from './table';

/** Sessions, failed logins, messages, and the activity. */
export const workTables: Pick<
  Tables,
  'activity' | 'outbox' | 'sessions' | 'login_failures' | 'known_logins'
> = {
  activity: {
    // Rows are only added.
    key: [],
    columns: {
      id: 'text',
      at: 'time',
      user_id: 'text',
      user_email: 'text',
      call: 'text',
      action: 'text',
      resource: 'text',
      record_id: 'text',
      record_name: 'text',
      client_ids: 'texts',
      address: 'text',
      before: 'json',
      after: 'json',
    },
    derived: { search_text: 'text' },
  },
  outbox: {
    key: ['id'],
    columns: {
      id: 'text',
      kind: 'text',
      user_id: 'text',
      recipient: 'text',
      content: 'text',
      state: 'text',
      attempts: 'number',
      next_attempt_at: 'time',
      created_at: 'time',
      sent_at: 'time',
      last_error: 'text',
    },
    derived: {},
  },
  sessions: {
    key: ['hash'],
    columns: { hash: 'text', user_id: 'text', expires_at: 'time' },
    derived: {},
  },
  login_failures: {
    // Rows are never changed, and several may be equal.
    key: [],
    columns: { account: 'text', network: 'text', is_known: 'boolean', failed_at: 'time' },
    derived: {},
  },
  known_logins: {
    key: ['account', 'network'],
    columns: { account: 'text', network: 'text' },
    derived: {},
  },
};
