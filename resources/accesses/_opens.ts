import { localized } from '../../src/config/localized';
import type { Condition } from '../../src/config/types';
import type { ImpactInput } from '../../src/config/schema/impact';

/** True for an invitation that was revoked. Hosts say it by its moment, by its state, or ready made; in two spellings. */
export const isRevokedInvitation = {
  any: [
    { field: 'revoked_at', empty: false },
    { field: 'revokedAt', empty: false },
    { field: 'revoked', equals: true },
    { field: 'status', equals: 'REVOKED' },
  ],
} satisfies Condition;

/** True for an invitation that has expired. */
export const isExpiredInvitation = {
  any: [
    { field: 'valid_until', past: true },
    { field: 'validUntil', past: true },
    { field: 'expired', equals: true },
    { field: 'status', equals: 'EXPIRED' },
  ],
} satisfies Condition;

/** True for an invitation that still opens. */
export const invitationOpens: Condition = { not: { any: [isRevokedInvitation, isExpiredInvitation] } };

/** True for a QR access that still opens. */
export const qrAccessOpens: Condition = {
  not: {
    any: [
      { field: 'status', in: ['REVOKED', 'EXPIRED'] },
      { field: 'valid_until', past: true },
      { field: 'validUntil', past: true },
    ],
  },
};

/** Impact of ending the access of a user to an asset; `asset`: placeholder of its id. */
export const buildAccessImpact = (asset: '{id}' | '{parent.id}'): ImpactInput => [
  {
    path: `/assets/${asset}/devices`,
    query: { type: 'lock' },
    paged: false,
    resource: 'asset-doors',
    text: localized({
      es: 'Deja de abrir %{smart_count} puerta |||| Deja de abrir %{smart_count} puertas',
      en: '%{smart_count} door no longer opens for the user |||| %{smart_count} doors no longer open for the user',
    }),
    link: `/admin/assets/${asset}/accesses`,
  },
  {
    unknown: localized({
      es: 'No se sabe si las invitaciones que haya creado siguen abriendo',
      en: 'It is not known whether invitations that the user created keep opening',
    }),
  },
];

/** Impact of a key that ends, of which only its holder is concerned. */
export const unknownHolderImpact: ImpactInput = [
  {
    unknown: localized({
      es: 'No se sabe quién tiene el código ni si está dentro ahora',
      en: 'It is not known who has the code, nor whether they are inside now',
    }),
  },
];
