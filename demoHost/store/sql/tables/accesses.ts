import type { Tables } from './table';

/** Ways in, and the log of opened doors. */
export const accessTables: Pick<
  Tables,
  'asset_invitations' | 'check_ins' | 'access_log' | 'external_invitations' | 'qr_accesses'
> = {
  asset_invitations: {
    key: ['uid'],
    columns: {
      uid: 'text',
      assets: 'json',
      alias: 'text',
      created_at: 'time',
      created_by: 'text',
      revoked_at: 'time',
      valid_from: 'time',
      valid_until: 'time',
      is_new_invitation: 'boolean',
    },
    derived: { 'assets.asset_id': 'texts' },
  },
  check_ins: {
    key: ['id'],
    columns: {
      id: 'text',
      project_id: 'text',
      asset_ids: 'texts',
      state: 'text',
      nfc: 'texts',
      emails: 'texts',
      reservation_id: 'text',
      created_at: 'time',
      valid_from: 'time',
      valid_until: 'time',
    },
    derived: { card_codes: 'texts' },
  },
  access_log: {
    // Rows of the log are never changed.
    key: [],
    columns: {
      project_id: 'text',
      asset_id: 'text',
      device_id: 'text',
      ts: 'time',
      action: 'text',
      usage_source: 'text',
      user_agent: 'text',
      lock_type: 'text',
      name: 'text',
      room: 'text',
      username: 'text',
      user_email: 'text',
      user_id: 'text',
    },
    derived: {},
  },
  external_invitations: {
    key: ['uid'],
    columns: {
      uid: 'text',
      project_id: 'text',
      name: 'text',
      id_number: 'text',
      email: 'text',
      state: 'text',
      created_by: 'text',
      valid_from: 'time',
      valid_until: 'time',
    },
    derived: {},
  },
  qr_accesses: {
    key: ['uid'],
    columns: {
      uid: 'text',
      asset_ids: 'texts',
      qr: 'text',
      created_by: 'text',
      state: 'text',
      valid_from: 'time',
      valid_until: 'time',
    },
    derived: { search_text: 'text' },
  },
};
