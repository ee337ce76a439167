import { findByLanguage, type LocalizedText } from '../../lib/language/language';
import { createDocument, formatDeclaration, type WorkbenchDocument } from './workbenchDocument';

/** Returns a function that writes a text in the languages of an installation; with one of them, a plain text. */
const localizeFor =
  (languages: readonly string[]) =>
  (texts: { es: string; en: string }): string | LocalizedText => {
    const shown = Object.entries(texts).filter(([tag]) =>
      languages.some((language) => findByLanguage({ [tag]: true }, language)),
    );
    return shown.length > 1 ? Object.fromEntries(shown) : (shown[0]?.[1] ?? texts.es);
  };

/** The least that a declaration has to say. */
export const createBlankDocument = (languages: readonly string[]): WorkbenchDocument =>
  createDocument(
    'recurso.json',
    formatDeclaration({
      name: 'things',
      label: localizeFor(languages)({ es: 'Cosas', en: 'Things' }),
      recordRepresentation: 'id',
      api: { path: '/things' },
      fields: {},
    }),
  );

/** A resource with everything that most have: the same as `npm run new -- resource` makes. */
export function createTemplateDocument(
  host: string | undefined,
  languages: readonly string[],
): WorkbenchDocument {
  const localize = localizeFor(languages);
  return createDocument(
    'items.json',
    formatDeclaration({
      name: 'items',
      label: {
        one: localize({ es: 'elemento', en: 'item' }),
        many: localize({ es: 'Elementos', en: 'Items' }),
      },
      icon: 'list',
      navigation: false,
      recordRepresentation: 'name',
      api: { dialect: 'json-server', ...(host === undefined ? {} : { host }), path: '/items' },
      fields: {
        name: { type: 'text', label: localize({ es: 'Nombre', en: 'Name' }), required: true, sortable: true },
        active: { type: 'boolean', label: localize({ es: 'Activo', en: 'Active' }), default: true },
      },
      list: { search: true, columns: ['name', 'active'] },
      show: {
        header: { fields: ['active'] },
        actions: ['edit'],
        tabs: { data: { label: localize({ es: 'Datos', en: 'Data' }), fields: ['name', 'active'] } },
      },
      create: { fields: ['name', 'active'] },
      edit: { fields: ['name', 'active'] },
    }),
  );
}
