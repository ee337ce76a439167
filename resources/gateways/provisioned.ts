import { localized } from '../../src/config/localized';
import { defineResource } from '../../src/config/defineResource';

const unknownGid = localized({
  es: 'No existe ningún gateway con ese GID',
  en: 'There is no gateway with that GID',
});
const usedQid = localized({ es: 'Ese QR ya está en uso', en: 'That QR is already in use' });

/** Spellings of the QID of a gateway. */
const QID = 'qrCode|qr_code|qrGatewayId|qr_gateway_id';

/** QID of a gateway in a list. */
const LISTED_QID = QID.split('|')
  .map((name) => `data.${name}`)
  .join('|');

/** Binds a gateway (GID) to a QR code (QID); the address may bring the GID. */
export default defineResource({
  name: 'provisioned',
  label: {
    one: localized({ es: 'vínculo', en: 'link' }),
    many: localized({ es: 'Aprovisionado', en: 'Provisioning' }),
  },
  icon: 'qr-code',
  navigation: {
    order: 60,
    label: localized({ es: 'Aprovisionado', en: 'Provisioning' }),
    access: 'register_gateways',
  },
  recordRepresentation: 'gid',
  access: { list: 'register_gateways', create: 'register_gateways' },
  api: { create: { method: 'PATCH', path: '/gateways/{gid}', body: { qrGatewayId: '{qid}' } } },
  fields: {
    // A label with both codes, «GID=QID», fills both, from whichever scanner.
    gid: {
      type: 'text',
      label: 'GID',
      required: true,
      maxLength: 64,
      pattern: '[A-Za-z0-9_-][A-Za-z0-9._-]*',
      patternText: localized({
        es: 'Un GID solo tiene letras, números, guiones y puntos',
        en: 'A GID only has letters, numbers, hyphens and full stops',
      }),
      scan: { after: 'qid' },
    },
    qid: {
      type: 'text',
      label: 'QID',
      required: true,
      maxLength: 64,
      pattern: '[A-Z0-9]+',
      patternText: localized({
        es: 'Solo puede tener letras mayúsculas y números',
        en: 'It can only have capital letters and numbers',
      }),
      scan: { before: 'gid' },
    },
  },
  create: {
    presentation: 'page',
    title: localized({ es: 'Aprovisionar un gateway', en: 'Provision a gateway' }),
    submitLabel: localized({ es: 'Vincular', en: 'Link' }),
    prefill: 'gid',
    submitRequiresValid: true,
    proof: {
      call: { method: 'GET', path: '/gateways/{form.gid}' },
      has: { [QID]: '{form.qid}' },
    },
    // A pallet of gateways: the labels are read one after the other, and the links are sent together.
    batch: {
      scan: ['gid', 'qid'],
      checks: [
        {
          access: 'read_gateways_list',
          call: { method: 'GET', path: '/gateways/{form.gid}' },
          notFound: unknownGid,
          refuse: [
            {
              has: { [QID]: '{form.qid}' },
              text: localized({
                es: 'Ya está vinculado a ese QID',
                en: 'It is linked to that QID already',
              }),
            },
            {
              lacks: { [QID]: null },
              text: localized({
                es: 'El gateway ya tiene otro QID: cámbialo en el formulario',
                en: 'The gateway has another QID already: change it in the form',
              }),
            },
          ],
        },
        {
          access: 'read_gateways_list',
          call: {
            method: 'GET',
            path: '/gateways',
            query: { 'page[number]': 1, 'page[size]': 20, search: '{form.qid}' },
          },
          refuse: [{ has: { [LISTED_QID]: '{form.qid}' }, text: usedQid }],
        },
      ],
    },
    effects: ['resetForm'],
    fields: ['gid', 'qid'],
    outcomes: [
      { on: 'success', success: localized({ es: 'Gateway vinculado', en: 'Gateway linked' }) },
      {
        on: 409,
        error: usedQid,
        field: 'qid',
      },
      {
        on: 404,
        error: unknownGid,
        field: 'gid',
      },
      {
        on: 'error',
        error: localized({
          es: 'No se ha podido aprovisionar el gateway',
          en: 'Could not provision the gateway',
        }),
      },
    ],
  },
});
