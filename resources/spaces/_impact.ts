import { localized } from '../../src/config/localized';
import type { ResourceInput } from '../../src/config/schema/resource';

/** Impact of a space that can no longer be booked: its bookings to come, and its doors. */
export const spaceImpact = [
  {
    path: '/projects/{parent.id}/bookings',
    resource: 'bookings',
    has: { 'common_area.id': '{id}' },
    countWhen: {
      any: [
        { field: 'date_booking', past: false },
        { field: 'date_booking', sameDay: '$today' },
      ],
    },
    text: localized({
      es: '%{smart_count} reserva de hoy en adelante se pierde |||| %{smart_count} reservas de hoy en adelante se pierden',
      en: '%{smart_count} booking from today on is lost |||| %{smart_count} bookings from today on are lost',
    }),
    resolveAction: { resource: 'bookings', action: 'delete' },
  },
  {
    recordPath: 'sensors',
    resource: 'space-sensors',
    text: localized({
      es: '%{smart_count} puerta o sensor deja de estar ligado a sus reservas |||| %{smart_count} puertas y sensores dejan de estar ligados a sus reservas',
      en: '%{smart_count} door or sensor is no longer tied to its bookings |||| %{smart_count} doors and sensors are no longer tied to its bookings',
    }),
  },
] satisfies NonNullable<ResourceInput['actions']>[string]['impact'];
