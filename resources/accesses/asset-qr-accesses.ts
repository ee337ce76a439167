import { defineResource } from '../../src/config/defineResource';

/** The section is for those who may do all of it. */
const qrAccessPermissions = ['create_qr_code_access', 'read_qr_code_access', 'update_qr_code_access'];

/** QR codes that open an asset; only the pictures contain the codes themselves. */
export default defineResource({
  name: 'asset-qr-accesses',
  label: { one: 'acceso QR', many: 'Accesos QR' },
  icon: 'qr-code',
  navigation: false,
  recordRepresentation: ['Acceso QR de {created_by}', '{uid}'],
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
      label: 'Validez',
      from: ['valid_from', 'validFrom'],
      to: ['valid_until', 'validUntil'],
      emptyText: 'not_reported',
    },
    status: {
      type: 'status',
      label: 'Estado',
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
      values: { SHOWN: 'Activo', ACTIVE: 'Validado', REVOKED: 'Revocado', EXPIRED: 'Caducado' },
      tones: { SHOWN: 'success', ACTIVE: 'info', REVOKED: 'ended', EXPIRED: 'ended' },
      emptyText: 'not_reported',
    },
    created_by: {
      type: 'text',
      label: 'Creado por',
      source: ['created_by', 'createdBy'],
      emptyText: 'unknown',
    },
    qr_code: {
      type: 'text',
      label: 'Código QR',
      required: true,
      requiredText: 'Escribe o escanea el código QR',
      scan: 'whole',
      counter: true,
      draftable: false,
    },
    preview: { type: 'qr', label: 'Así se ve el código', source: 'qr_code', secret: true },
    from: {
      type: 'date',
      label: 'Desde',
      required: true,
      requiredText: 'Elige desde qué día vale',
      notBefore: '$today',
    },
    until: {
      type: 'date',
      label: 'Hasta',
      required: true,
      requiredText: 'Elige hasta qué día vale',
      endOfDay: true,
      notBefore: { field: 'from' },
    },
  },
  // Its code is read from what the person holds.
  import: false,
  create: {
    presentation: 'drawer',
    title: 'Añadir un acceso QR',
    submitLabel: 'Guardar',
    fields: ['qr_code', { computed: 'preview' }, { row: ['from', 'until'] }],
    outcomes: [
      // A 401 ends the session besides, a 403 does not.
      { on: [401, 403], error: 'No tienes permiso para dar acceso con un código QR' },
      { on: 406, error: 'Este activo no tiene ningún lector de códigos QR' },
      { on: 'error', error: 'No se ha podido guardar el acceso QR' },
      { on: 'success', success: 'Acceso QR guardado' },
    ],
    effects: ['refetch'],
  },
  actions: {
    revoke: {
      label: 'Revocar',
      icon: 'ban',
      danger: true,
      access: 'update_qr_code_access',
      disabledWhen: [
        { when: { field: 'status', equals: 'REVOKED' }, reason: 'El acceso QR está revocado' },
        { when: { field: 'status', equals: 'EXPIRED' }, reason: 'El acceso QR ha caducado' },
      ],
      confirm: {
        title: 'Revocar el acceso QR',
        text: 'El código deja de abrir en este momento. No se puede deshacer.',
        submitLabel: 'Revocar',
      },
      call: { method: 'PUT', path: '/qr/access/{id}/revoke' },
      proof: { gone: true, has: { 'status|state': 'REVOKED' } },
      outcomes: [
        { on: 'success', success: 'Acceso QR revocado' },
        { on: 'error', error: 'No se ha podido revocar el acceso QR' },
      ],
    },
  },
});
