import { localized } from '../../src/config/localized';
import type { ImpactInput } from '../../src/config/schema/impact';

/** Counts the bookings of a space from today on. */
const buildBookingsCount = (text: string): ImpactInput[number] => ({
  path: '/projects/{parent.id}/bookings',
  resource: 'bookings',
  has: { 'common_area.id': '{id}' },
  countWhen: {
    any: [
      { field: 'date_booking', past: false },
      { field: 'date_booking', sameDay: '$today' },
    ],
  },
  text,
  resolveAction: { resource: 'bookings', action: 'delete' },
});

/** Impact of disabling a space: bookings that people still count on. */
export const disableSpaceImpact: ImpactInput = [
  buildBookingsCount(
    localized({
      es: 'Tiene %{smart_count} reserva de hoy en adelante |||| Tiene %{smart_count} reservas de hoy en adelante',
      en: 'It has %{smart_count} booking from today on |||| It has %{smart_count} bookings from today on',
    }),
  ),
  {
    unknown: localized({
      es: 'No se sabe si el servicio mantiene esas reservas',
      en: 'It is not known whether the service keeps those bookings',
    }),
  },
];

/** Impact of deleting a space: its bookings to come, and its doors. */
export const spaceImpact: ImpactInput = [
  buildBookingsCount(
    localized({
      es: '%{smart_count} reserva de hoy en adelante se pierde |||| %{smart_count} reservas de hoy en adelante se pierden',
      en: '%{smart_count} booking from today on is lost |||| %{smart_count} bookings from today on are lost',
    }),
  ),
  {
    recordPath: 'sensors',
    resource: 'space-sensors',
    text: localized({
      es: '%{smart_count} puerta o sensor deja de estar ligado a sus reservas |||| %{smart_count} puertas y sensores dejan de estar ligados a sus reservas',
      en: '%{smart_count} door or sensor is no longer tied to its bookings |||| %{smart_count} doors and sensors are no longer tied to its bookings',
    }),
  },
];
