import { localized } from '../../src/config/localized';
import type { ResourceInput } from '../../src/config/schema/resource';

type Fields = NonNullable<ResourceInput['fields']>;
type Outcomes = Omit<NonNullable<NonNullable<ResourceInput['create']>['outcomes']>[number], 'field'>[];

/** Its end has come; hosts spell it in two ways. */
export const hasStayEnded = {
  any: [
    { field: 'valid_until', past: true },
    { field: 'validUntil', past: true },
  ],
};

/** Why nothing can be done with a stay any more: revoked by its state, expired by the clock. */
export const disabledWhenOver = [
  {
    when: { field: 'state', in: ['REVOKED', 'PENDING'] },
    reason: localized({ es: 'El check-in está revocado', en: 'The check-in is revoked' }),
  },
  {
    when: { any: [{ field: 'state', equals: 'EXPIRED' }, hasStayEnded] },
    reason: localized({ es: 'El check-in ha caducado', en: 'The check-in has expired' }),
  },
];

/** Derived state: an active stay expires by the clock. */
export const expiresByClock = [
  { when: { all: [{ field: 'state', equals: 'ACTIVE' }, hasStayEnded] }, value: 'EXPIRED' },
];

/**
 * The checkbox of a kind of keys is on if the host sends neither flag but sent such keys: otherwise saving would delete them.
 */
const enabledWithKeys = (flags: readonly string[], keyFields: readonly string[]) => [
  {
    when: {
      all: [
        ...flags.map((field) => ({ field, empty: true })),
        { any: keyFields.map((field) => ({ field, empty: false })) },
      ],
    },
    value: true,
  },
];

/** Its start has come. */
export const hasStayBegun = {
  any: [
    { field: 'valid_from', past: true },
    { field: 'validFrom', past: true },
  ],
};

/** A time of the stay is on this day, on the clocks of the installation; hosts spell it in two ways. */
export const isToday = (fieldName: string, aliasFieldName: string) => ({
  any: [
    { field: fieldName, sameDay: '$today' as const },
    { field: aliasFieldName, sameDay: '$today' as const },
  ],
});

const runs = [{ field: 'state', equals: 'ACTIVE' }, { not: hasStayEnded }];

/** Stage of a stay in time, derived from its times; none for a stay that is over. */
export const stageByClock = [
  {
    when: { all: [...runs, hasStayBegun, isToday('valid_until', 'validUntil')] },
    value: 'LEAVING',
  },
  { when: { all: [...runs, hasStayBegun] }, value: 'STAYING' },
  {
    when: {
      all: [...runs, { any: ['valid_from', 'validFrom'].map((field) => ({ field, empty: false })) }],
    },
    value: 'UPCOMING',
  },
];

/** It opens no door: neither digital keys nor cards. */
export const hasNoKey = {
  all: ['digital', 'nfc'].map((field) => ({ not: { field, equals: true } })),
};

/** Fields of a stay. Addresses and cards are required only while their checkbox is on. */
export const stayFields = {
  period: {
    type: 'period',
    label: localized({ es: 'Estancia', en: 'Room' }),
    from: ['valid_from', 'validFrom'],
    to: ['valid_until', 'validUntil'],
    fromLabel: localized({ es: 'Entrada', en: 'Arrival' }),
    toLabel: localized({ es: 'Salida', en: 'Departure' }),
    notBefore: '$now',
    required: true,
    default: { from: '$now', until: '12:00' },
  },
  digital: {
    type: 'boolean',
    label: localized({ es: 'Llaves digitales', en: 'Digital keys' }),
    source: ['is_digital', 'isDigital'],
    valueOverrides: enabledWithKeys(['is_digital', 'isDigital'], ['emails']),
    default: false,
  },
  emails: {
    type: 'emails',
    presentation: 'tags',
    source: 'emails',
    writePath: 'access_keys.digital',
    label: localized({ es: 'Correos electrónicos', en: 'Emails' }),
    required: true,
    visibleWhen: { field: 'digital', equals: true },
  },
  nfc: {
    type: 'boolean',
    label: localized({ es: 'Tarjetas NFC', en: 'NFC cards' }),
    source: ['is_nfc', 'isNfc'],
    valueOverrides: enabledWithKeys(['is_nfc', 'isNfc'], ['nfc_codes', 'nfcCodes']),
    default: false,
  },
  cards: {
    type: 'codes',
    label: localized({ es: 'Tarjetas', en: 'Cards' }),
    entry: localized({ es: 'tarjeta', en: 'card' }),
    source: ['nfc_codes', 'nfcCodes'],
    writePath: 'access_keys.nfc',
    wireFormat: { separator: ':' },
    required: true,
    visibleWhen: { field: 'nfc', equals: true },
    clearWhenHidden: true,
    moreWhen: {
      when: {
        any: ['parent.id', 'assets.0.asset_id', 'assets.0.assetId'].map((field) => ({
          field,
          inIds: 'nineCardRooms',
        })),
      },
      max: 9,
    },
  },
} satisfies Fields;

const stayFieldNames: (keyof typeof stayFields)[] = ['period', 'digital', 'emails', 'nfc', 'cards'];

/** The inputs of the drawer, and what it waits for. */
export const stayForm = {
  presentation: 'drawer',
  width: 480,
  fields: stayFieldNames,
  submitEnabledWhen: [
    {
      when: {
        any: [
          { field: 'digital', equals: true },
          { field: 'nfc', equals: true },
        ],
      },
      reason: localized({
        es: 'Activa las llaves digitales o las tarjetas',
        en: 'Enable digital keys or cards',
      }),
    },
  ],
  // The host shows a stay a moment after it took it.
  settleSeconds: 1,
  effects: ['refetch'],
} satisfies Partial<NonNullable<ResourceInput['create']>>;

/** The members of a body that both writes have. */
export const stayBody = {
  valid_from: '{period.from}',
  valid_until: '{period.until}',
  access_keys: { nfc: '{cards}', digital: '{emails}' },
};

/** How a save ends. */
export const buildSaveOutcomes = (successText: string): Outcomes => [
  {
    on: 226,
    retryWith: {
      title: localized({ es: 'Ya está en uso', en: 'Already in use' }),
      text: localized({
        es: 'No se ha guardado nada. Si continúas, lo que hay en las mismas fechas se cancela o pierde la tarjeta, y no se puede deshacer.',
        en: 'Nothing has been saved. If you continue, whatever is on the same dates is cancelled or loses its card, and this cannot be undone.',
      }),
      submitLabel: localized({ es: 'Guardar de todos modos', en: 'Save anyway' }),
      body: { data: { attributes: { force_save_mode: true } } },
      component: 'displaced-stays',
    },
  },
  {
    on: 406,
    error: localized({
      es: 'No hay dispositivos compatibles con tarjetas NFC',
      en: 'There are no devices compatible with NFC cards',
    }),
  },
  {
    on: 422,
    error: localized({
      es: 'El formato de la tarjeta no es válido',
      en: 'The format of the card is not valid',
    }),
  },
  {
    on: 'error',
    error: localized({ es: 'No se ha podido guardar el check-in', en: 'Could not save the check-in' }),
  },
  { on: 'success', success: successText },
];
