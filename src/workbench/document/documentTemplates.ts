import { createDocument, formatDeclaration, type WorkbenchDocument } from './workbenchDocument';

/** The least that a declaration has to say. */
export const createBlankDocument = (): WorkbenchDocument =>
  createDocument(
    'recurso.json',
    formatDeclaration({
      name: 'things',
      label: 'Cosas',
      recordRepresentation: 'id',
      api: { path: '/things' },
      fields: {},
    }),
  );

/** A resource with everything that most have: the same as `npm run new -- resource` makes. */
export const createTemplateDocument = (host: string | undefined): WorkbenchDocument =>
  createDocument(
    'items.json',
    formatDeclaration({
      name: 'items',
      label: { one: 'elemento', many: 'Elementos' },
      icon: 'list',
      navigation: false,
      recordRepresentation: 'name',
      api: { dialect: 'json-server', ...(host === undefined ? {} : { host }), path: '/items' },
      fields: {
        name: { type: 'text', label: 'Nombre', required: true, sortable: true },
        active: { type: 'boolean', label: 'Activo', default: true },
      },
      list: { search: true, columns: ['name', 'active'] },
      show: {
        header: { fields: ['active'] },
        actions: ['edit'],
        tabs: { data: { label: 'Datos', fields: ['name', 'active'] } },
      },
      create: { fields: ['name', 'active'] },
      edit: { fields: ['name', 'active'] },
    }),
  );
