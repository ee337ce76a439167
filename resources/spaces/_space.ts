import { localized } from '../../src/config/localized';
import type { ResourceInput } from '../../src/config/schema/resource';
import { disableSpaceImpact } from './_impact';

type Action = NonNullable<ResourceInput['actions']>[string];

/** Items of a form, by the names of their fields. */
const formItems = <Name extends string>(...list: (Name | { row: Name[] } | { section: string })[]) => list;

/** Form of a space, for create and edit. */
export const spaceForm = {
  presentation: 'modal',
  fields: formItems(
    'name',
    { row: ['capacity', 'maximum_bookings_by_user'] },
    { section: localized({ es: 'Cuándo se reserva', en: 'When it can be booked' }) },
    'days_availability',
    'time_availability',
    { row: ['booking_duration', 'horizon', 'horizon_period'] },
    { section: localized({ es: 'Lo que ve quien reserva', en: 'What the person booking sees' }) },
    'info_user_title',
    'info_user_description',
    'background_image',
    { section: localized({ es: 'Puertas y sensores', en: 'Doors and sensors' }) },
    'sensors',
  ),
  submitRequiresChanges: true,
} as const;

/** Body of a space, from the fields of its form. */
export const spaceBody = {
  name: '{name}',
  capacity: '{capacity}',
  booking_duration: '{booking_duration}',
  background_image: '{background_image}',
  sensor_ids: '{sensors}',
  days_availability: '{days_availability}',
  time_availability: '{time_availability}',
  info_user_title: '{info_user_title}',
  info_user_description: '{info_user_description}',
  maximum_bookings_by_user: '{maximum_bookings_by_user}',
  maximum_time_availability: { time_period: '{horizon_period}', value: '{horizon}' },
};

/**
 * Enables or disables a space. The call sends the space's values, with the documented defaults for those that the host omits.
 * An omitted member counts as empty only if it may be empty (a picture, a text).
 */
export const buildToggleSpaceAction = (enabled: boolean): Action => ({
  label: enabled
    ? localized({ es: 'Activar', en: 'Enable' })
    : localized({ es: 'Desactivar', en: 'Disable' }),
  requires: 'update_projects',
  ...(enabled
    ? {}
    : {
        confirm: {
          title: localized({ es: 'Desactivar el espacio', en: 'Disable the space' }),
          text: localized({
            es: '«%{name}» deja de poder reservarse hasta que se active otra vez.',
            en: '“%{name}” can no longer be booked until it is enabled again.',
          }),
        },
        impact: disableSpaceImpact,
      }),
  call: {
    method: 'PATCH',
    path: '/common-areas/{id}',
    body: {
      ...spaceBody,
      name: '{name?}',
      capacity: '{capacity?}',
      booking_duration: '{booking_duration?}',
      sensor_ids: { $each: 'sensors', as: '{id}' },
      days_availability: '{days_availability?}',
      time_availability: '{time_availability?}',
      maximum_bookings_by_user: '{maximum_bookings_by_user?}',
      maximum_time_availability: { time_period: '{horizon_period?}', value: '{horizon?}' },
      has_booking: '{has_booking?}',
      enabled,
    },
  },
  proof: { has: { enabled } },
  outcomes: [
    {
      on: 'success',
      success: enabled
        ? localized({ es: 'El espacio se ha activado', en: 'The space has been enabled' })
        : localized({ es: 'El espacio se ha desactivado', en: 'The space has been disabled' }),
    },
    {
      on: 'error',
      error: enabled
        ? localized({ es: 'El espacio no se ha podido activar', en: 'Could not enable the space' })
        : localized({ es: 'El espacio no se ha podido desactivar', en: 'Could not disable the space' }),
    },
  ],
  effects: ['refetch'],
});
