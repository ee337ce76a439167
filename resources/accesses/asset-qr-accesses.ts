import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';
import { unknownHolderImpact } from './_opens';

/** The section is for those who may do all of it. */
const qrAccessPermissions = ['create_qr_code_access', 'read_qr_code_access', 'update_qr_code_access'];

/** QR codes that open an asset; only the pictures contain the codes themselves. */
export default defineResource({
  name: 'asset-qr-accesses',
  label: {
    one: localized({ es: 'acceso QR', en: 'QR access' }),
    many: localized({ es: 'Accesos QR', en: 'QR accesses' }),
  },
  icon: 'qr-code',
  navigation: false,
  recordRepresentation: [
    localized({ es: 'Acceso QR de {created_by}', en: 'QR access of {created_by}' }),
    '{uid}',
  ],
  messages: { durationSeconds: 5 },
  members: ['uid', 'is_shown', 'isShown'],
  access: { list: qrAccessPermissions, create: qrAccessPermissions },
  api: {
    id: ['uid', 'id'],
    getList: { path: '/qr/access/assets/{id}/list' },
    create: {
      path: '/qr/relate/assets',
      body: {
        data: {
          attributes: {
            qr_code: '{qr_code}',
            valid_from: '{from}',
            valid_until: '{until}',
            allocations: [{ asset_id: '{parent.id}' }],
          },
        },
      },
    },
  },
  fields: {
    // A host that keeps the text to itself sends the code as a picture.
    qr: {
      type: 'qr',
      label: 'QR',
      source: ['qr', 'qr_base_64', 'qrBase64'],
      secret: true,
      emptyText: 'not_reported',
    },
    validity: {
      type: 'period',
      label: localized({ es: 'Validez', en: 'Validity' }),
      from: ['valid_from', 'validFrom'],
      to: ['valid_until', 'validUntil'],
      emptyText: 'not_reported',
    },
    status: {
      type: 'status',
      label: localized({ es: 'Estado', en: 'Status' }),
      // Shown is active, whatever else the host says.
      valueOverrides: [
        {
          when: {
            any: [
              { field: 'is_shown', equals: true },
              { field: 'isShown', equals: true },
            ],
          },
          value: 'SHOWN',
        },
      ],
      values: {
        SHOWN: localized({ es: 'Activo', en: 'Active' }),
        ACTIVE: localized({ es: 'Validado', en: 'Validated' }),
        REVOKED: localized({ es: 'Revocado', en: 'Revoked' }),
        EXPIRED: localized({ es: 'Caducado', en: 'Expired' }),
      },
      tones: { SHOWN: 'success', ACTIVE: 'info', REVOKED: 'ended', EXPIRED: 'ended' },
      emptyText: 'not_reported',
    },
    created_by: {
      type: 'text',
      label: localized({ es: 'Creado por', en: 'Created by' }),
      source: ['created_by', 'createdBy'],
      emptyText: 'unknown',
    },
    qr_code: {
      type: 'text',
      label: localized({ es: 'Código QR', en: 'QR code' }),
      required: true,
      requiredText: localized({ es: 'Escribe o escanea el código QR', en: 'Type or scan the QR code' }),
      scan: 'whole',
      counter: true,
      draftable: false,
    },
    preview: {
      type: 'qr',
      label: localized({ es: 'Así se ve el código', en: 'This is how the code looks' }),
      source: 'qr_code',
      secret: true,
    },
    from: {
      type: 'date',
      label: localized({ es: 'Desde', en: 'From' }),
      required: true,
      requiredText: localized({ es: 'Elige desde qué día vale', en: 'Choose the day it is valid from' }),
      notBefore: '$today',
    },
    until: {
      type: 'date',
      label: localized({ es: 'Hasta', en: 'To' }),
      required: true,
      requiredText: localized({ es: 'Elige hasta qué día vale', en: 'Choose the day it is valid until' }),
      endOfDay: true,
      notBefore: { field: 'from' },
    },
  },
  // Its code is read from what the person holds.
  import: false,
  create: {
    presentation: 'drawer',
    title: localized({ es: 'Añadir un acceso QR', en: 'Add a QR access' }),
    submitLabel: localized({ es: 'Guardar', en: 'Save' }),
    fields: ['qr_code', { computed: 'preview' }, { row: ['from', 'until'] }],
    outcomes: [
      // A 401 ends the session besides, a 403 does not.
      {
        on: [401, 403],
        error: localized({
          es: 'No tienes permiso para dar acceso con un código QR',
          en: 'You do not have permission to give access with a QR code',
        }),
      },
      {
        on: 406,
        error: localized({
          es: 'Este activo no tiene ningún lector de códigos QR',
          en: 'This asset has no QR code reader',
        }),
      },
      {
        on: 'error',
        error: localized({
          es: 'No se ha podido guardar el acceso QR',
          en: 'The QR access could not be saved',
        }),
      },
      { on: 'success', success: localized({ es: 'Acceso QR guardado', en: 'QR access saved' }) },
    ],
    effects: ['refetch'],
  },
  actions: {
    revoke: {
      label: localized({ es: 'Revocar', en: 'Revoke' }),
      icon: 'ban',
      danger: true,
      access: 'update_qr_code_access',
      disabledWhen: [
        {
          when: { field: 'status', equals: 'REVOKED' },
          reason: localized({ es: 'El acceso QR está revocado', en: 'The QR access is revoked' }),
        },
        {
          when: { field: 'status', equals: 'EXPIRED' },
          reason: localized({ es: 'El acceso QR ha caducado', en: 'The QR access has expired' }),
        },
      ],
      confirm: {
        title: localized({ es: 'Revocar el acceso QR', en: 'Revoke the QR access' }),
        text: localized({
          es: 'El código deja de abrir en este momento. No se puede deshacer.',
          en: 'The code stops opening right now. This cannot be undone.',
        }),
        submitLabel: localized({ es: 'Revocar', en: 'Revoke' }),
      },
      impact: unknownHolderImpact,
      call: { method: 'PUT', path: '/qr/access/{id}/revoke' },
      proof: { gone: true, has: { 'status|state': 'REVOKED' } },
      outcomes: [
        { on: 'success', success: localized({ es: 'Acceso QR revocado', en: 'QR access revoked' }) },
        {
          on: 'error',
          error: localized({
            es: 'No se ha podido revocar el acceso QR',
            en: 'The QR access could not be revoked',
          }),
        },
      ],
    },
  },
});
