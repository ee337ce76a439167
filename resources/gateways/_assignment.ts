import { localized } from '../../src/config/localized';
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
  reason: localized({
    es: 'Un gateway público no se asigna a un activo',
    en: 'A public gateway cannot be assigned to an asset',
  }),
};
const disabledWithAssets = {
  when: hasAssets,
  reason: localized({
    es: 'El gateway está asignado a un activo: desasígnalo antes',
    en: 'The gateway is assigned to an asset: unassign it first',
  }),
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
  label: localized({ es: 'Empresa', en: 'Company' }),
  resource: 'clients',
  ...PRELOADED,
} satisfies DeclaredField;

const reloadEffects = ['clearSearchOrRefetch'] as const;

export const assignmentActions = defineActions({
  assignAsset: {
    label: localized({ es: 'Asignar a un activo', en: 'Assign to an asset' }),
    icon: 'link',
    requires: linkAccess,
    visibleWhen: { not: isInAsset },
    disabledWhen: [disabledUnlessPrivate],
    form: {
      width: HALF_WIDTH,
      title: localized({
        es: 'Asignar el gateway %{name} a un activo',
        en: 'Assign gateway %{name} to an asset',
      }),
      submitLabel: localized({ es: 'Asignar', en: 'Assign' }),
      fields: {
        found: {
          type: 'reference',
          label: localized({ es: 'Activo', en: 'Asset' }),
          resource: 'assets',
          writePath: 'asset',
          pickerView: 'table',
          columns: ['alias', 'address', 'id'],
          required: true,
          requiredText: localized({ es: 'Elige un activo', en: 'Choose an asset' }),
        },
        client: clientField,
        project: {
          type: 'reference',
          label: localized({ es: 'Edificio', en: 'Building' }),
          resource: 'projects',
          filter: { client: '{client}' },
          ...PRELOADED,
        },
        picked: {
          type: 'reference',
          label: localized({ es: 'Activo', en: 'Asset' }),
          resource: 'assets',
          writePath: 'asset',
          path: '/projects/{project}/assets',
          ...PRELOADED,
          display: '{alias}',
          required: true,
          requiredText: localized({ es: 'Elige un activo', en: 'Choose an asset' }),
        },
      },
      layout: [
        {
          alternatives: [
            { label: localized({ es: 'Buscar', en: 'Search' }), fields: ['found'] },
            {
              label: localized({ es: 'Elegir a mano', en: 'Choose manually' }),
              fields: ['client', 'project', 'picked'],
            },
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
    label: localized({ es: 'Desasignar de un activo', en: 'Unassign from an asset' }),
    icon: 'unlink',
    requires: linkAccess,
    visibleWhen: isInAsset,
    disabledWhen: [disabledUnlessPrivate],
    form: {
      width: HALF_WIDTH,
      title: localized({ es: 'Desasignar el gateway %{name}', en: 'Unassign gateway %{name}' }),
      text: localized({
        es: 'El activo dejará de tener el gateway y sus dispositivos.',
        en: 'The asset will no longer have the gateway and its devices.',
      }),
      submitLabel: localized({ es: 'Desasignar', en: 'Unassign' }),
      fields: {
        asset: {
          type: 'enum',
          label: localized({ es: 'Activo', en: 'Asset' }),
          recordPath: 'assets',
          value: 'id',
          display: '{alias} ({id})',
          required: true,
          requiredText: localized({ es: 'Elige un activo', en: 'Choose an asset' }),
        },
      },
    },
    impact: [
      {
        tab: 'devices',
        text: localized({
          es: '%{smart_count} dispositivo deja de ser del activo |||| %{smart_count} dispositivos dejan de ser del activo',
          en: '%{smart_count} device no longer belongs to the asset |||| %{smart_count} devices no longer belong to the asset',
        }),
      },
    ],
    call: { method: 'DELETE', path: '/assets/{form.asset}/gateways/{id}' },
    proof: { lacks: { 'assets.id': '{form.asset}' } },
    outcomes: [
      { on: 'success', success: 'unassign_gateway_success' },
      { on: 'error', error: 'unassign_gateway_error' },
    ],
    effects: [...reloadEffects],
  },
  assignProject: {
    label: localized({ es: 'Asignar a un edificio', en: 'Assign to a building' }),
    icon: 'building',
    requires: moveAccess,
    visibleWhen: { not: isInProject },
    disabledWhen: [disabledWithAssets],
    form: {
      width: HALF_WIDTH,
      title: localized({
        es: 'Asignar el gateway %{name} a un edificio',
        en: 'Assign gateway %{name} to a building',
      }),
      submitLabel: localized({ es: 'Asignar', en: 'Assign' }),
      fields: {
        found: {
          type: 'reference',
          label: localized({ es: 'Edificio', en: 'Building' }),
          resource: 'projects',
          writePath: 'project',
          pickerView: 'table',
          columns: ['name', 'client', 'type'],
          required: true,
          requiredText: localized({ es: 'Elige un edificio', en: 'Choose a building' }),
        },
        client: clientField,
        picked: {
          type: 'reference',
          label: localized({ es: 'Edificio', en: 'Building' }),
          resource: 'projects',
          writePath: 'project',
          filter: { client: '{client}' },
          ...PRELOADED,
          required: true,
          requiredText: localized({ es: 'Elige un edificio', en: 'Choose a building' }),
        },
      },
      layout: [
        {
          alternatives: [
            { label: localized({ es: 'Buscar', en: 'Search' }), fields: ['found'] },
            {
              label: localized({ es: 'Elegir a mano', en: 'Choose manually' }),
              fields: ['client', 'picked'],
            },
          ],
        },
      ],
    },
    call: { method: 'PATCH', path: '/gateways/{id}', body: { projectId: '{form.project}' } },
    proof: { has: { 'projectId|project_id': '{form.project}' } },
    outcomes: [
      {
        on: 'success',
        success: localized({
          es: 'El gateway se ha asignado al edificio',
          en: 'The gateway has been assigned to the building',
        }),
      },
      {
        on: 409,
        error: localized({
          es: 'El gateway ya está asignado: no se puede asignar a este edificio',
          en: 'The gateway is already assigned: it cannot be assigned to this building',
        }),
      },
      {
        on: 'error',
        error: localized({
          es: 'No se ha podido asignar el gateway al edificio',
          en: 'Could not assign the gateway to the building',
        }),
        durationSeconds: 8,
      },
    ],
    effects: [...reloadEffects],
  },
  unassignProject: {
    label: localized({ es: 'Desasignar del edificio', en: 'Unassign from the building' }),
    icon: 'unlink',
    requires: moveAccess,
    visibleWhen: isInProject,
    disabledWhen: [disabledWithAssets],
    confirm: {
      width: HALF_WIDTH,
      title: localized({ es: 'Desasignar el gateway %{name}', en: 'Unassign gateway %{name}' }),
      text: localized({
        es: 'El edificio dejará de tener el gateway y sus dispositivos.',
        en: 'The building will no longer have the gateway and its devices.',
      }),
      submitLabel: localized({ es: 'Desasignar', en: 'Unassign' }),
    },
    impact: [
      {
        tab: 'devices',
        text: localized({
          es: '%{smart_count} dispositivo deja de ser del edificio |||| %{smart_count} dispositivos dejan de ser del edificio',
          en: '%{smart_count} device no longer belongs to the building |||| %{smart_count} devices no longer belong to the building',
        }),
      },
    ],
    call: { method: 'PATCH', path: '/gateways/{id}', body: { projectId: null } },
    proof: { has: { 'projectId|project_id': null } },
    outcomes: [
      {
        on: 'success',
        success: localized({
          es: 'El gateway se ha desasignado del edificio',
          en: 'The gateway has been unassigned from the building',
        }),
      },
      {
        on: 'error',
        error: localized({
          es: 'No se ha podido desasignar el gateway del edificio',
          en: 'Could not unassign the gateway from the building',
        }),
      },
    ],
    effects: [...reloadEffects],
  },
});

export const deleteGateway = defineAction({
  label: localized({ es: 'Eliminar gateway', en: 'Delete gateway' }),
  icon: 'trash',
  danger: true,
  requires: linkAccess,
  disabledWhen: [
    {
      when: { not: isPrivate },
      reason: localized({
        es: 'Un gateway público no se elimina desde aquí',
        en: 'A public gateway cannot be deleted from here',
      }),
    },
    disabledWithAssets,
  ],
  form: {
    width: HALF_WIDTH,
    title: localized({ es: 'Eliminar el gateway %{name}', en: 'Delete gateway %{name}' }),
    text: localized({
      es: 'Se eliminará con sus dispositivos, y no se puede deshacer. Escribe sus códigos para confirmarlo.',
      en: 'It will be deleted with its devices, and this cannot be undone. Enter its codes to confirm.',
    }),
    submitLabel: localized({ es: 'Eliminar', en: 'Delete' }),
    submitRequiresValid: true,
    fields: {
      gid: {
        type: 'text',
        label: 'GID',
        required: true,
        equalTo: 'id',
        equalText: localized({
          es: 'No es el GID de este gateway',
          en: 'This is not the GID of this gateway',
        }),
      },
      qid: {
        type: 'text',
        label: 'QID',
        visibleWhen: { field: 'qrCode', empty: false },
        required: true,
        equalTo: 'qrCode',
        equalText: localized({
          es: 'No es el QID de este gateway',
          en: 'This is not the QID of this gateway',
        }),
      },
    },
  },
  impact: [
    {
      tab: 'devices',
      text: localized({
        es: '%{smart_count} dispositivo se elimina con él |||| %{smart_count} dispositivos se eliminan con él',
        en: '%{smart_count} device is deleted with it |||| %{smart_count} devices are deleted with it',
      }),
    },
    {
      recordPath: 'shared_sensors',
      text: localized({
        es: '%{smart_count} sensor compartido deja de leerse en otros activos |||| %{smart_count} sensores compartidos dejan de leerse en otros activos',
        en: '%{smart_count} shared sensor can no longer be read in other assets |||| %{smart_count} shared sensors can no longer be read in other assets',
      }),
    },
  ],
  call: { method: 'DELETE', path: '/gateways/{id}' },
  outcomes: [
    {
      on: 'success',
      success: localized({ es: 'El gateway se ha eliminado', en: 'The gateway has been deleted' }),
    },
    {
      on: 'error',
      error: localized({ es: 'No se ha podido eliminar el gateway', en: 'Could not delete the gateway' }),
    },
  ],
  effects: [...reloadEffects],
});
