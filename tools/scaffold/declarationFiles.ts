import { PLAIN_ROWS_FOLDER } from '../../demoHost/plain/rowFiles.ts';

/**
 * The declaration of a resource of a plain host and the rows that the demo host answers it with, as `[path, text]`; `tab` is
 * the id of a tab in code that it shows.
 */
export function declarationFiles(feature: string, name: string, tab?: string): [string, string][] {
  const codedTab =
    tab === undefined
      ? ''
      : `\n      overview: { label: localized({ es: 'Resumen', en: 'Overview' }), tab: '${tab}' },`;
  const text = `import { defineResource } from '../../src/config/defineResource';
import { localized } from '../../src/config/localized';

/** The resource \`${name}\`. */
export default defineResource({
  name: '${name}',
  label: {
    one: localized({ es: 'elemento', en: 'item' }),
    many: localized({ es: 'Elementos', en: 'Items' }),
  },
  icon: 'list',
  // \`navigation: { order: 205 }\` gives it an entry in the side menu.
  navigation: false,
  recordRepresentation: 'name',
  api: { dialect: 'json-server', host: 'plain', path: '/${name}' },
  fields: {
    name: {
      type: 'text',
      label: localized({ es: 'Nombre', en: 'Name' }),
      required: true,
      sortable: true,
    },
    active: { type: 'boolean', label: localized({ es: 'Activo', en: 'Active' }), default: true },
  },
  list: { search: true, columns: ['name', 'active'] },
  show: {
    header: { fields: ['active'] },
    actions: ['edit'],
    tabs: {${codedTab}
      data: { label: localized({ es: 'Datos', en: 'Data' }), fields: ['name', 'active'] },
    },
  },
  create: { fields: ['name', 'active'] },
  edit: { fields: ['name', 'active'] },
});
`;
  const rows = Array.from({ length: 3 }, (_, index) => ({
    id: String(index + 1),
    name: `Elemento ${index + 1}`,
    active: index > 0,
  }));
  return [
    [`resources/${feature}/${name}.ts`, text],
    [`${PLAIN_ROWS_FOLDER}/${name}.json`, JSON.stringify(rows)],
  ];
}
