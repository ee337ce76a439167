import type { ResourceInput } from '../../src/config/schema/resource';

/** A useful contact as every list shows it and the form of a building asks for it. */
export const contactFields = {
  title: { type: 'text', label: 'Título', required: true, maxLength: 255, emptyText: 'not_reported' },
  description: {
    type: 'longText',
    label: 'Descripción',
    required: true,
    rows: 3,
    maxRows: 5,
    maxLength: 1000,
    emptyText: 'not_reported',
  },
  link: {
    type: 'url',
    label: 'Enlace',
    required: true,
    prefixes: ['https://', 'http://', 'tel:'],
    maxLength: 2048,
    help: 'Una dirección web o un teléfono',
    emptyText: 'not_reported',
  },
} satisfies ResourceInput['fields'];
