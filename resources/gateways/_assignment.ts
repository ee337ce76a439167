import type { DeclaredField } from '../../src/config/fieldTypes';
import { defineAction, defineActions } from '../../src/config/defineResource';
import type { Condition } from '../../src/config/types';
import { linkAccess } from './_linkGateway';

/**
 * Assigns or deletes a gateway from its row in the list. The rules are those of the specification, odd as they read: a private
 * gateway of a building still offers to assign one, a shared one is never deleted.
 */

const isPrivate = { field: 'type', equals: 'private' } satisfies Condition;
const hasAssets = { field: 'assets', empty: false } satisfies Condition;
const isInAsset: Condition = { all: [isPrivate, hasAssets] };
const isInProject: Condition = { all: [{ not: isPrivate }, { field: 'projectId', empty: false }] };

const disabledUnlessPrivate = {
  when: { not: isPrivate },
  reason: 'Un gateway público no se asigna a un activo',
};
const disabledWithAssets = {
  when: hasAssets,
  reason: 'El gateway está asignado a un activo: desasígnalo antes',
};

/** In a building it is put by a change of the gateway itself. */
const moveAccess = { ...linkAccess, access: [...linkAccess.access, 'register_gateways'] };

/** Width of all these forms: half of the window. */
const HALF_WIDTH = '50%';

/** The manual way loads its records at once and searches them locally. If one page does not contain all, the host searches. */
const PRELOADED = {
  pageSize: 100,
  preload: true,
  searchLocally: true,
  autoSelectSingle: true,
  display: '{name}',
} as const;

const clientField = {
  type: 'reference',
  label: 'Empresa',
  resource: 'clients',
  ...PRELOADED,
} satisfies DeclaredField;

const reloadEffects = ['clearSearchOrRefetch'] as const;

export const assignmentActions = defineActions({
  assignAsset: {
    label: 'Asignar a un activo',
    icon: 'link',
    requires: linkAccess,
    visibleWhen: { not: isInAsset },
    disabledWhen: [disabledUnlessPrivate],
    form: {
      width: HALF_WIDTH,
      title: 'Asignar el gateway %{name} a un activo',
      submitLabel: 'Asignar',
      fields: {
        found: {
          type: 'reference',
          label: 'Activo',
          resource: 'assets',
          writePath: 'asset',
          pickerView: 'table',
          columns: ['alias', 'address', 'id'],
          required: true,
          requiredText: 'Elige un activo',
        },
        client: clientField,
        project: {
          type: 'reference',
          label: 'Edificio',
          resource: 'projects',
          filter: { client: '{client}' },
          ...PRELOADED,
        },
        picked: {
          type: 'reference',
          label: 'Activo',
          resource: 'assets',
          writePath: 'asset',
          path: '/projects/{project}/assets',
          ...PRELOADED,
          display: '{alias}',
          required: true,
          requiredText: 'Elige un activo',
        },
      },
      layout: [
        {
          alternatives: [
            { label: 'Buscar', fields: ['found'] },
            { label: 'Elegir a mano', fields: ['client', 'project', 'picked'] },
          ],
        },
      ],
    },
    call: { method: 'PATCH', path: '/assets/{form.asset}/gateways/{id}' },
    proof: { has: { 'assets.id': '{form.asset}' } },
    outcomes: [
      { on: 'success', success: 'assign_gateway_success' },
      { on: 409, error: 'assign_gateway_conflict' },
      { on: 'error', error: 'assign_gateway_error', durationSeconds: 8 },
    ],
    effects: [...reloadEffects],
  },
  unassignAsset: {
    label: 'Desasignar de un activo',
    icon: 'unlink',
    requires: linkAccess,
    visibleWhen: isInAsset,
    disabledWhen: [disabledUnlessPrivate],
    form: {
      width: HALF_WIDTH,
      title: 'Desasignar el gateway %{name}',
      text: 'El activo dejará de tener el gateway y sus dispositivos.',
      submitLabel: 'Desasignar',
      fields: {
        asset: {
          type: 'enum',
          label: 'Activo',
          recordPath: 'assets',
          value: 'id',
          display: '{alias} ({id})',
          required: true,
          requiredText: 'Elige un activo',
        },
      },
    },
    call: { method: 'DELETE', path: '/assets/{form.asset}/gateways/{id}' },
    proof: { lacks: { 'assets.id': '{form.asset}' } },
    outcomes: [
      { on: 'success', success: 'unassign_gateway_success' },
      { on: 'error', error: 'unassign_gateway_error' },
    ],
    effects: [...reloadEffects],
  },
  assignProject: {
    label: 'Asignar a un edificio',
    icon: 'building',
    requires: moveAccess,
    visibleWhen: { not: isInProject },
    disabledWhen: [disabledWithAssets],
    form: {
      width: HALF_WIDTH,
      title: 'Asignar el gateway %{name} a un edificio',
      submitLabel: 'Asignar',
      fields: {
        found: {
          type: 'reference',
          label: 'Edificio',
          resource: 'projects',
          writePath: 'project',
          pickerView: 'table',
          columns: ['name', 'client', 'type'],
          required: true,
          requiredText: 'Elige un edificio',
        },
        client: clientField,
        picked: {
          type: 'reference',
          label: 'Edificio',
          resource: 'projects',
          writePath: 'project',
          filter: { client: '{client}' },
          ...PRELOADED,
          required: true,
          requiredText: 'Elige un edificio',
        },
      },
      layout: [
        {
          alternatives: [
            { label: 'Buscar', fields: ['found'] },
            { label: 'Elegir a mano', fields: ['client', 'picked'] },
          ],
        },
      ],
    },
    call: { method: 'PATCH', path: '/gateways/{id}', body: { projectId: '{form.project}' } },
    proof: { has: { 'projectId|project_id': '{form.project}' } },
    outcomes: [
      { on: 'success', success: 'El gateway se ha asignado al edificio' },
      { on: 409, error: 'El gateway ya está asignado: no se puede asignar a este edificio' },
      { on: 'error', error: 'No se ha podido asignar el gateway al edificio', durationSeconds: 8 },
    ],
    effects: [...reloadEffects],
  },
  unassignProject: {
    label: 'Desasignar del edificio',
    icon: 'unlink',
    requires: moveAccess,
    visibleWhen: isInProject,
    disabledWhen: [disabledWithAssets],
    confirm: {
      width: HALF_WIDTH,
      title: 'Desasignar el gateway %{name}',
      text: 'El edificio dejará de tener el gateway y sus dispositivos.',
      submitLabel: 'Desasignar',
    },
    call: { method: 'PATCH', path: '/gateways/{id}', body: { projectId: null } },
    proof: { has: { 'projectId|project_id': null } },
    outcomes: [
      { on: 'success', success: 'El gateway se ha desasignado del edificio' },
      { on: 'error', error: 'No se ha podido desasignar el gateway del edificio' },
    ],
    effects: [...reloadEffects],
  },
});

export const deleteGateway = defineAction({
  label: 'Eliminar gateway',
  icon: 'trash',
  danger: true,
  requires: linkAccess,
  disabledWhen: [
    { when: { not: isPrivate }, reason: 'Un gateway público no se elimina desde aquí' },
    disabledWithAssets,
  ],
  form: {
    width: HALF_WIDTH,
    title: 'Eliminar el gateway %{name}',
    text: 'Se eliminará con sus dispositivos, y no se puede deshacer. Escribe sus códigos para confirmarlo.',
    submitLabel: 'Eliminar',
    submitRequiresValid: true,
    fields: {
      gid: {
        type: 'text',
        label: 'GID',
        required: true,
        equalTo: 'id',
        equalText: 'No es el GID de este gateway',
      },
      qid: {
        type: 'text',
        label: 'QID',
        visibleWhen: { field: 'qrCode', empty: false },
        required: true,
        equalTo: 'qrCode',
        equalText: 'No es el QID de este gateway',
      },
    },
  },
  call: { method: 'DELETE', path: '/gateways/{id}' },
  outcomes: [
    { on: 'success', success: 'El gateway se ha eliminado' },
    { on: 'error', error: 'No se ha podido eliminar el gateway' },
  ],
  effects: [...reloadEffects],
});
