import { defineFields } from '../../src/config/defineResource';

/** From when until when an invitation or a key is good; the documents spell it both ways. */
export const validityFields = defineFields({
  valid_from: { type: 'dateTime', label: 'Desde', source: ['valid_from', 'validFrom'] },
  valid_until: { type: 'dateTime', label: 'Hasta', source: ['valid_until', 'validUntil'] },
});

/** States that invitations and keys share; each adds its own meaning of «pending». */
export const accessStateLabels = { ACTIVE: 'Activo', REVOKED: 'Revocado', EXPIRED: 'Caducado' };

/** Tones of an invitation that still needs a confirmation. */
export const invitationTones = {
  ACTIVE: 'success',
  REVOKED: 'ended',
  EXPIRED: 'ended',
  PENDING: 'warning',
} as const;
