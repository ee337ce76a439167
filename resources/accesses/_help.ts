import type { ResourceInput } from '../../src/config/schema/resource';
import { unnamed } from './_named';

type Action = NonNullable<ResourceInput['actions']>[string];

/** The device and the gateway that it is known by. */
const one = '/devices/help/{device_id}/gateways/{$outer.uuid}';

const attributes = {
  title: '{form.title}',
  description: '{form.description}',
  device_id: '{device_id}',
  gateway_uid: '{$outer.uuid}',
};

const written = {
  call: { method: 'GET', path: one },
  has: { title: '{form.title}', description: '{form.description}' },
} satisfies Action['proof'];

const there = { field: '$loaded', empty: false } as const;
const on = { field: 'enabled', equals: true } as const;
const off = [{ when: { not: on }, why: 'Activa las instrucciones para escribirlas' }];

/** Instructions for whoever opens a door: none, new, changed, or taken away (AACC-79..AACC-92). */
export const instructions: Action = {
  label: 'Instrucciones',
  icon: 'info',
  enabledFor: ['update_assets', 'read_assets'],
  disabledWhen: unnamed,
  form: {
    in: 'drawer',
    title: 'Instrucciones de %{name}',
    submit: 'Guardar',
    load: {
      call: { method: 'GET', path: one },
      none: [404],
      error: 'No se han podido cargar las instrucciones',
    },
    fields: {
      enabled: {
        type: 'boolean',
        label: 'Mostrar instrucciones',
        default: false,
        valueWhen: [{ when: there, value: true }],
      },
      title: {
        type: 'text',
        label: 'Título',
        maxLength: 44,
        counter: true,
        requiredWhen: on,
        disabledWhen: off,
      },
      description: {
        type: 'longText',
        label: 'Descripción',
        maxLength: 150,
        cap: true,
        requiredWhen: on,
        disabledWhen: off,
      },
    },
    sendWhen: [{ when: { any: [on, there] }, why: 'No hay instrucciones que quitar' }],
  },
  calls: [
    {
      when: { all: [there, { not: { field: 'form.enabled', equals: true } }] },
      call: { method: 'DELETE', path: one },
      proof: { call: { method: 'GET', path: one }, gone: true },
      outcomes: [
        // Somebody else has taken them away already.
        { on: 404, counts: 'ok', success: 'Instrucciones quitadas', for: 5 },
        { on: 'ok', success: 'Instrucciones quitadas', for: 5 },
        { on: 'error', error: 'No se han podido quitar las instrucciones', for: 5 },
      ],
    },
    {
      when: there,
      call: { method: 'PATCH', path: '/devices/help', body: { data: { attributes } } },
      proof: written,
      outcomes: [
        { on: 'ok', success: 'Instrucciones actualizadas', for: 5 },
        { on: 'error', error: 'No se han podido actualizar las instrucciones', for: 5 },
      ],
    },
    {
      call: { method: 'POST', path: '/devices/help', body: { data: { attributes } } },
      proof: written,
      outcomes: [
        { on: 'ok', success: 'Instrucciones guardadas', for: 5 },
        { on: 'error', error: 'No se han podido guardar las instrucciones', for: 5 },
      ],
    },
  ],
};
