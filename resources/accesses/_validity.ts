import { localized } from '../../src/config/localized';
import { defineFields } from '../../src/config/defineResource';

/** From when until when an invitation or a key is good; the documents spell it both ways. */
export const validityFields = defineFields({
  valid_from: {
    type: 'dateTime',
    label: localized({ es: 'Desde', en: 'From' }),
    source: ['valid_from', 'validFrom'],
  },
  valid_until: {
    type: 'dateTime',
    label: localized({ es: 'Hasta', en: 'To' }),
    source: ['valid_until', 'validUntil'],
  },
});

/** States that invitations and keys share; each adds its own meaning of «pending». */
export const accessStateLabels = {
  ACTIVE: localized({ es: 'Activo', en: 'Active' }),
  REVOKED: localized({ es: 'Revocado', en: 'Revoked' }),
  EXPIRED: localized({ es: 'Caducado', en: 'Expired' }),
};

/** Tones of an invitation that still needs a confirmation. */
export const invitationTones = {
  ACTIVE: 'success',
  REVOKED: 'ended',
  EXPIRED: 'ended',
  PENDING: 'warning',
} as const;
