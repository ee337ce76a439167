import type { ActionInput } from '../schema/action';
import type { DetailInput } from '../schema/detail';
import type { FormInput } from '../schema/form';
import type { ListInput, RelatedListInput } from '../schema/list';
import type { Declaration } from '../normalise';
import { builtInActions } from '../normalise/builtIn';
import type { ConfigProblem } from '../types';
import { editDistance } from './suggest';
import type { FieldShapes } from './parse';
import { knownPermissions } from './permissions';
import { unknownName } from './problem';

/** What exists in this console: field types with their options, parts written in code, and icons. */
export interface KnownNames {
  fieldShapes: FieldShapes;
  tabs: readonly string[];
  dialogs: readonly string[];
  previews: readonly string[];
  icons: readonly string[];
}

/**
 * Names that resolve to nothing: fields, actions, resources, tabs, icons, misspelt permissions, names used twice.
 * The names of `trusted` declarations count, but they are not looked at.
 */
export function crossCheck(
  declarations: readonly Declaration[],
  known: KnownNames,
  trusted: readonly Declaration[] = [],
): ConfigProblem[] {
  const byName = new Map(trusted.map((declaration) => [declaration.input.name, declaration]));
  const problems: ConfigProblem[] = [];
  const routes = new Map(trusted.map(({ file, input }) => [input.route ?? input.name, file]));
  // Of two with a name, the first is the resource: a declaration of the runtime never takes the place of a bundled one.
  for (const declaration of declarations) {
    const { file, input } = declaration;
    const first = byName.get(input.name);
    if (first) problems.push(problemAt(file, 'name', `El nombre «${input.name}» ya es de ${first.file}`));
    else byName.set(input.name, declaration);
  }
  for (const declaration of declarations) {
    const { file, input } = declaration;
    const route = input.route ?? input.name;
    const first = routes.get(route);
    if (first !== undefined) problems.push(problemAt(file, 'route', `La ruta «${route}» ya es de ${first}`));
    else routes.set(route, file);
    problems.push(...checkOne(declaration, byName, known));
  }
  return problems;
}

const problemAt = (file: string, path: string, found: string): ConfigProblem => ({
  file,
  path,
  found,
  allowed: [],
  suggestion: null,
});

function checkOne(
  { file, input }: Declaration,
  byName: ReadonlyMap<string, Declaration>,
  known: KnownNames,
): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const report = (problem: ConfigProblem | undefined): void => void (problem && problems.push(problem));
  const oneOf = (path: string, what: string, found: string, allowed: Iterable<string>): void => {
    const names = [...allowed];
    if (!names.includes(found)) report(unknownName(file, path, what, found, names));
  };

  const checkItems = (path: string, items: FormInput['fields'] | undefined, fields: Iterable<string>): void =>
    items?.forEach((item, index) => {
      const names = typeof item === 'string' ? [item] : 'row' in item ? item.row : [];
      for (const name of names) oneOf(`${path}[${index}]`, 'Campo', name, fields);
    });

  /** Fields that name a resource, such as a reference. */
  const checkFields = (path: string, of: Readonly<Record<string, object>>): void => {
    for (const [name, field] of Object.entries(of)) {
      if ('resource' in field && typeof field.resource === 'string') {
        oneOf(`${path}.${name}.resource`, 'Recurso', field.resource, byName.keys());
      }
    }
  };

  const checkList = (
    path: string,
    list: ListInput | RelatedListInput | undefined,
    owner: Declaration,
  ): void => {
    if (!list) return;
    const of = 'resource' in list && list.resource !== undefined ? byName.get(list.resource) : owner;
    if (!of) {
      report(
        unknownName(
          file,
          `${path}.resource`,
          'Recurso',
          (list as RelatedListInput).resource ?? '',
          byName.keys(),
        ),
      );
      return;
    }
    const fields = Object.keys(of.input.fields);
    const actions = Object.keys({ ...builtInActions(of.input), ...of.input.actions });
    list.columns.forEach((entry, index) => {
      const column = typeof entry === 'string' ? { field: entry } : entry;
      const at = `${path}.columns[${index}]`;
      oneOf(typeof entry === 'string' ? at : `${at}.field`, 'Campo', column.field, fields);
      if (column.below !== undefined) oneOf(`${at}.below`, 'Campo', column.below, fields);
      if (column.image !== undefined) oneOf(`${at}.image`, 'Campo', column.image, fields);
      for (const [key, id] of Object.entries(column.toggle ?? {}))
        oneOf(`${at}.toggle.${key}`, 'Acción', id, actions);
    });
    if (typeof list.rowClick === 'object') {
      if ('action' in list.rowClick)
        oneOf(`${path}.rowClick.action`, 'Acción', list.rowClick.action, actions);
      else oneOf(`${path}.rowClick.open`, 'Campo', list.rowClick.open, fields);
    }
    list.filters?.forEach((name, index) => oneOf(`${path}.filters[${index}]`, 'Campo', name, fields));
    if (list.sort) oneOf(`${path}.sort.field`, 'Campo', list.sort.field, fields);
    for (const key of ['actions', 'menu', 'rowActions', 'bulkActions'] as const) {
      list[key]?.forEach((id, index) => oneOf(`${path}.${key}[${index}]`, 'Acción', id, actions));
    }
    if ('tabs' in list && list.tabs) {
      for (const [key, tab] of Object.entries(list.tabs))
        checkList(`${path}.tabs.${key}.list`, tab.list, owner);
    }
  };

  const owner: Declaration = { file, input };
  const fields = Object.keys(input.fields);
  const actions = Object.keys({ ...builtInActions(input), ...input.actions });
  checkList('list', input.list, owner);
  checkFields('fields', input.fields);
  checkItems('create.fields', input.create?.fields, fields);
  checkItems('edit.fields', input.edit?.fields, fields);
  for (const key of ['create', 'edit'] as const) {
    const form = input[key];
    form?.warn?.rules.forEach(({ field }, index) =>
      oneOf(`${key}.warn.rules[${index}].field`, 'Campo', field, fields),
    );
    if (form?.offer && form.in === 'page')
      report(problemAt(file, `${key}.offer`, 'Un formulario en página no ofrece nada al terminar'));
  }
  checkDetail(input.detail);
  if (input.icon !== undefined) oneOf('icon', 'Icono', input.icon, known.icons);
  for (const [id, action] of Object.entries((input.actions ?? {}) as Record<string, ActionInput>)) {
    if (action.icon !== undefined) oneOf(`actions.${id}.icon`, 'Icono', action.icon, known.icons);
    if (action.form) {
      checkFields(`actions.${id}.form.fields`, action.form.fields);
      checkItems(`actions.${id}.form.layout`, action.form.layout, Object.keys(action.form.fields));
    }
    if (action.form?.in === 'toolbar' && Object.keys(action.form.fields).length !== 1) {
      report(problemAt(file, `actions.${id}.form.fields`, 'En la barra de la lista cabe un solo campo'));
    }
    if (action.form && action.confirm) {
      report(
        problemAt(
          file,
          `actions.${id}.confirm`,
          'Una acción con formulario no pregunta además: el formulario ya es la pregunta',
        ),
      );
    }
    if (action.dialog !== undefined) oneOf(`actions.${id}.dialog`, 'Diálogo', action.dialog, known.dialogs);
    if (action.opens !== undefined && !input[action.opens]) {
      report(problemAt(file, `actions.${id}.opens`, `El recurso no declara el formulario «${action.opens}»`));
    }
    if (typeof action.confirm === 'object') {
      action.confirm.typing?.forEach((name, index) =>
        oneOf(`actions.${id}.confirm.typing[${index}]`, 'Campo', name, fields),
      );
    }
  }
  for (const [name, field] of Object.entries(input.fields)) {
    if (field.tip !== undefined) oneOf(`fields.${name}.tip`, 'Campo', field.tip, fields);
  }
  for (const [path, code] of permissionsIn(input)) report(misspeltPermission(file, path, code));
  return problems;

  function checkDetail(detail: DetailInput | undefined): void {
    if (!detail) return;
    detail.header.fields.forEach((name, index) =>
      oneOf(`detail.header.fields[${index}]`, 'Campo', name, fields),
    );
    if (detail.header.image !== undefined) oneOf('detail.header.image', 'Campo', detail.header.image, fields);
    for (const key of ['actions', 'menu'] as const) {
      detail[key]?.forEach((id, index) => oneOf(`detail.${key}[${index}]`, 'Acción', id, actions));
    }
    if (detail.defaultTab !== undefined)
      oneOf('detail.defaultTab', 'Pestaña', detail.defaultTab, Object.keys(detail.tabs));
    for (const [key, tab] of Object.entries(detail.tabs)) checkTabs(`detail.tabs.${key}`, tab);
  }

  function checkTabs(path: string, tab: DetailInput['tabs'][string]): void {
    tab.fields?.forEach((name, index) => oneOf(`${path}.fields[${index}]`, 'Campo', name, fields));
    checkList(`${path}.list`, tab.list, owner);
    checkItems(`${path}.form.fields`, tab.form?.fields, fields);
    if (tab.form?.preview !== undefined)
      oneOf(`${path}.form.preview`, 'Vista previa', tab.form.preview, known.previews);
    if (tab.tab !== undefined) oneOf(`${path}.tab`, 'Pestaña de código', tab.tab, known.tabs);
    for (const [key, sub] of Object.entries(tab.tabs ?? {})) checkTabs(`${path}.tabs.${key}`, sub);
    tab.blocks?.forEach((block, at) => checkTabs(`${path}.blocks[${at}]`, block));
    if ((tab.blocks ?? []).filter(({ list }) => list).length > 1)
      report(
        problemAt(
          file,
          `${path}.blocks`,
          'En una pestaña cabe una sola lista: su página está en la dirección',
        ),
      );
  }
}

/** Every permission code named under an `access` key, with its path. */
function permissionsIn(value: unknown, path = '', underAccess = false): [string, string][] {
  if (typeof value === 'string') return underAccess ? [[path, value]] : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => permissionsIn(item, `${path}[${index}]`, underAccess));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    permissionsIn(
      inner,
      path ? `${path}.${key}` : key,
      key === 'access' || (underAccess && key !== 'roles' && key !== 'fields'),
    ),
  );
}

/** An integrator's host has codes of its own, so only a near miss of a known code is a problem. */
function misspeltPermission(file: string, path: string, code: string): ConfigProblem | undefined {
  if (knownPermissions.includes(code)) return undefined;
  const near = knownPermissions.find((known) => known.length > 8 && editDistance(code, known) <= 2);
  return near === undefined
    ? undefined
    : { file, path, found: `Permiso desconocido: «${code}»`, allowed: [], suggestion: near };
}
