import { localized } from '../../src/config/localized';
import type { ResourceInput } from '../../src/config/schema/resource';
import { disabledWithoutIds } from './_disabledWithoutIds';

type Action = NonNullable<ResourceInput['actions']>[string];

/** The device and the gateway that it is known by. */
const helpPath = '/devices/help/{device_id}/gateways/{$outer.uuid}';

const attributes = {
  title: '{form.title}',
  description: '{form.description}',
  device_id: '{device_id}',
  gateway_uid: '{$outer.uuid}',
};

const writeProof = {
  call: { method: 'GET', path: helpPath },
  has: { title: '{form.title}', description: '{form.description}' },
} satisfies Action['proof'];

const hasInstructions = { field: '$loaded', empty: false } as const;
const isEnabled = { field: 'enabled', equals: true } as const;
const disabledUnlessEnabled = [
  {
    when: { not: isEnabled },
    reason: localized({
      es: 'Activa las instrucciones para escribirlas',
      en: 'Turn on the instructions to write them',
    }),
  },
];

/** Instructions for the people who open a door: none, new, changed, or removed. */
export const instructions: Action = {
  label: localized({ es: 'Instrucciones', en: 'Instructions' }),
  icon: 'info',
  requires: ['update_assets', 'read_assets'],
  disabledWhen: disabledWithoutIds,
  form: {
    presentation: 'drawer',
    title: localized({ es: 'Instrucciones de %{name}', en: 'Instructions for %{name}' }),
    submitLabel: localized({ es: 'Guardar', en: 'Save' }),
    load: {
      call: { method: 'GET', path: helpPath },
      notFoundStatuses: [404],
      error: localized({
        es: 'No se han podido cargar las instrucciones',
        en: 'The instructions could not be loaded',
      }),
    },
    fields: {
      enabled: {
        type: 'boolean',
        label: localized({ es: 'Mostrar instrucciones', en: 'Show instructions' }),
        default: false,
        valueOverrides: [{ when: hasInstructions, value: true }],
      },
      title: {
        type: 'text',
        label: localized({ es: 'Título', en: 'Title' }),
        maxLength: 44,
        counter: true,
        requiredWhen: isEnabled,
        disabledWhen: disabledUnlessEnabled,
      },
      description: {
        type: 'longText',
        label: localized({ es: 'Descripción', en: 'Description' }),
        maxLength: 150,
        enforceMaxLength: true,
        requiredWhen: isEnabled,
        disabledWhen: disabledUnlessEnabled,
      },
    },
    submitEnabledWhen: [
      {
        when: { any: [isEnabled, hasInstructions] },
        reason: localized({
          es: 'No hay instrucciones que quitar',
          en: 'There are no instructions to remove',
        }),
      },
    ],
  },
  callVariants: [
    {
      when: { all: [hasInstructions, { not: { field: 'form.enabled', equals: true } }] },
      call: { method: 'DELETE', path: helpPath },
      proof: { call: { method: 'GET', path: helpPath }, gone: true },
      outcomes: [
        // Another user has already removed them.
        {
          on: 404,
          treatAs: 'success',
          success: localized({ es: 'Instrucciones quitadas', en: 'Instructions removed' }),
          durationSeconds: 5,
        },
        {
          on: 'success',
          success: localized({ es: 'Instrucciones quitadas', en: 'Instructions removed' }),
          durationSeconds: 5,
        },
        {
          on: 'error',
          error: localized({
            es: 'No se han podido quitar las instrucciones',
            en: 'The instructions could not be removed',
          }),
          durationSeconds: 5,
        },
      ],
    },
    {
      when: hasInstructions,
      call: { method: 'PATCH', path: '/devices/help', body: { data: { attributes } } },
      proof: writeProof,
      outcomes: [
        {
          on: 'success',
          success: localized({ es: 'Instrucciones actualizadas', en: 'Instructions updated' }),
          durationSeconds: 5,
        },
        {
          on: 'error',
          error: localized({
            es: 'No se han podido actualizar las instrucciones',
            en: 'The instructions could not be updated',
          }),
          durationSeconds: 5,
        },
      ],
    },
    {
      call: { method: 'POST', path: '/devices/help', body: { data: { attributes } } },
      proof: writeProof,
      outcomes: [
        {
          on: 'success',
          success: localized({ es: 'Instrucciones guardadas', en: 'Instructions saved' }),
          durationSeconds: 5,
        },
        {
          on: 'error',
          error: localized({
            es: 'No se han podido guardar las instrucciones',
            en: 'The instructions could not be saved',
          }),
          durationSeconds: 5,
        },
      ],
    },
  ],
};
