import { defineFields } from '../../src/config/defineResource';

/** From when until when an invitation or a key is good; the documents spell it both ways. */
export const validityFields = defineFields({
  valid_from: { type: 'dateTime', label: 'Desde', source: ['valid_from', 'validFrom'] },
  valid_until: { type: 'dateTime', label: 'Hasta', source: ['valid_until', 'validUntil'] },
});

/** What an invitation or a key may be; what «pending» means differs and is said by each. */
export const accessStateLabels = { ACTIVE: 'Activo', REVOKED: 'Revocado', EXPIRED: 'Caducado' };

/** Tones of an invitation that somebody still has to confirm. */
export const invitationTones = {
  ACTIVE: 'success',
  REVOKED: 'danger',
  EXPIRED: 'neutral',
  PENDING: 'warning',
} as const;
