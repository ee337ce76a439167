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
  { when: { not: isEnabled }, reason: 'Activa las instrucciones para escribirlas' },
];

/** Instructions for the people who open a door: none, new, changed, or removed. */
export const instructions: Action = {
  label: 'Instrucciones',
  icon: 'info',
  requires: ['update_assets', 'read_assets'],
  disabledWhen: disabledWithoutIds,
  form: {
    presentation: 'drawer',
    title: 'Instrucciones de %{name}',
    submitLabel: 'Guardar',
    load: {
      call: { method: 'GET', path: helpPath },
      notFoundStatuses: [404],
      error: 'No se han podido cargar las instrucciones',
    },
    fields: {
      enabled: {
        type: 'boolean',
        label: 'Mostrar instrucciones',
        default: false,
        valueOverrides: [{ when: hasInstructions, value: true }],
      },
      title: {
        type: 'text',
        label: 'Título',
        maxLength: 44,
        counter: true,
        requiredWhen: isEnabled,
        disabledWhen: disabledUnlessEnabled,
      },
      description: {
        type: 'longText',
        label: 'Descripción',
        maxLength: 150,
        enforceMaxLength: true,
        requiredWhen: isEnabled,
        disabledWhen: disabledUnlessEnabled,
      },
    },
    submitEnabledWhen: [
      { when: { any: [isEnabled, hasInstructions] }, reason: 'No hay instrucciones que quitar' },
    ],
  },
  callVariants: [
    {
      when: { all: [hasInstructions, { not: { field: 'form.enabled', equals: true } }] },
      call: { method: 'DELETE', path: helpPath },
      proof: { call: { method: 'GET', path: helpPath }, gone: true },
      outcomes: [
        // Another user has already removed them.
        { on: 404, treatAs: 'success', success: 'Instrucciones quitadas', durationSeconds: 5 },
        { on: 'success', success: 'Instrucciones quitadas', durationSeconds: 5 },
        { on: 'error', error: 'No se han podido quitar las instrucciones', durationSeconds: 5 },
      ],
    },
    {
      when: hasInstructions,
      call: { method: 'PATCH', path: '/devices/help', body: { data: { attributes } } },
      proof: writeProof,
      outcomes: [
        { on: 'success', success: 'Instrucciones actualizadas', durationSeconds: 5 },
        { on: 'error', error: 'No se han podido actualizar las instrucciones', durationSeconds: 5 },
      ],
    },
    {
      call: { method: 'POST', path: '/devices/help', body: { data: { attributes } } },
      proof: writeProof,
      outcomes: [
        { on: 'success', success: 'Instrucciones guardadas', durationSeconds: 5 },
        { on: 'error', error: 'No se han podido guardar las instrucciones', durationSeconds: 5 },
      ],
    },
  ],
};
