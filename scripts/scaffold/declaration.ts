import { ROW_FILES } from '../../fixtures/demo/plain/rowFiles.ts';

/**
 * The declaration of a resource of a plain host and the rows that the demo host answers it with, as `[path, text]`; `tab` is
 * the id of a tab in code that it shows.
 */
export function declaration(area: string, name: string, tab?: string): [string, string][] {
  const coded = tab === undefined ? '' : `\n      overview: { label: 'Resumen', tab: '${tab}' },`;
  const text = `import { defineResource } from '../../src/config/defineResource';

/** What the console manages as \`${name}\`. */
export default defineResource({
  name: '${name}',
  label: { one: 'elemento', many: 'Elementos' },
  icon: 'list',
  // \`menu: { order: 205 }\` gives it an entry in the side menu.
  menu: false,
  title: 'name',
  api: { dialect: 'json-server', host: 'plain', path: '/${name}' },
  fields: {
    name: { type: 'text', label: 'Nombre', required: true, sortable: true },
    active: { type: 'boolean', label: 'Activo', default: true },
  },
  list: { search: true, columns: ['name', 'active'] },
  detail: {
    header: { fields: ['active'] },
    actions: ['edit'],
    tabs: {${coded}
      data: { label: 'Datos', fields: ['name', 'active'] },
    },
  },
  create: { fields: ['name', 'active'] },
  edit: { fields: ['name', 'active'] },
});
`;
  const rows = Array.from({ length: 3 }, (_, at) => ({
    id: String(at + 1),
    name: `Elemento ${at + 1}`,
    active: at > 0,
  }));
  return [
    [`resources/${area}/${name}.ts`, text],
    [`${ROW_FILES}/${name}.json`, JSON.stringify(rows)],
  ];
}
