import { localized } from '../../src/config/localized';
import type { ResourceInput } from '../../src/config/schema/resource';

/** A useful contact as every list shows it and the form of a building asks for it. */
export const contactFields = {
  title: {
    type: 'text',
    label: localized({ es: 'Título', en: 'Title' }),
    required: true,
    maxLength: 255,
    emptyText: 'not_reported',
  },
  description: {
    type: 'longText',
    label: localized({ es: 'Descripción', en: 'Description' }),
    required: true,
    rows: 3,
    maxRows: 5,
    maxLength: 1000,
    emptyText: 'not_reported',
  },
  link: {
    type: 'url',
    label: localized({ es: 'Enlace', en: 'Link' }),
    required: true,
    prefixes: ['https://', 'http://', 'tel:'],
    maxLength: 2048,
    help: localized({ es: 'Una dirección web o un teléfono', en: 'A web address or a phone number' }),
    emptyText: 'not_reported',
  },
} satisfies ResourceInput['fields'];
