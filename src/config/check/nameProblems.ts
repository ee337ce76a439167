import { patternProblem } from '../../lib/pattern';
import { isPlainObject } from '../../lib/json';
import { conditionValueProblems } from './conditionValues';
import type { Mark } from '../schema/marks';
import type { Context } from './context';
import type { KnownNames } from './known';
import {
  calendarDayProblems,
  calendarLabelProblems,
  calendarRowProblems,
  calendarTimeProblems,
} from './calendarRules';
import { unsaidOfList } from './dialectLimits';
import { filterProblems } from './filterRules';
import type { Outline } from './outline';
import { hostPathProblems } from './hostPaths';
import { iconProblems } from './iconProblem';
import { knownPermissions } from './permissions';
import { editDistance, suggest } from './suggest';
import {
  jsonTemplateProblems,
  nameProblem,
  pathProblems,
  templateProblems,
  textNameProblems,
  type NameProblem,
} from './templateProblems';
import type { Place } from './walk';

/** What the looks at a name have at hand. */
export interface Names {
  known: KnownNames;
  resources: ReadonlyMap<string, Outline>;
  /** The declaration itself. */
  input: Readonly<Record<string, unknown>>;
}

type Path = readonly (string | number)[];
type Look = (value: string, context: Context, names: Names, place: Place) => readonly NameProblem[];

/** A name that has to be one of these. */
function oneOf(what: string, value: string, allowed: Iterable<string> | undefined): NameProblem[] {
  if (allowed === undefined) return [];
  const list = [...allowed];
  if (list.includes(value)) return [];
  return [{ found: `${what} desconocido: «${value}»`, allowed: list, suggestion: suggest(value, list) }];
}

const named = (found: string, allowed: readonly string[] = []): NameProblem => ({
  found,
  allowed,
  suggestion: null,
});

/** What is looked at where the schema marks a text. */
const looks: Partial<Record<Mark, Look>> = {
  field: (value, { fields }) => oneOf('Campo', value, fields),
  filter: (value, { of }, { known }) => {
    const unknown = oneOf('Campo', value, Object.keys(of.fields));
    const canFilter = (name: string): boolean => {
      const field = of.fields[name];
      return isPlainObject(field) && known.filterable.has(String(field.type));
    };
    if (unknown.length > 0 || canFilter(value)) return unknown;
    return [
      named(
        `Por el campo «${value}» no se puede filtrar: su tipo no lo admite`,
        Object.keys(of.fields).filter(canFilter),
      ),
    ];
  },
  calendarRow: (value, { fields, of }) => [
    ...oneOf('Campo', value, fields),
    ...calendarRowProblems(of.fields, value),
  ],
  calendarLabel: (value, { fields, of }) => [
    ...oneOf('Campo', value, fields),
    ...calendarLabelProblems(of.fields, value),
  ],
  calendarDay: (value, { fields, of }) => [
    ...oneOf('Campo', value, fields),
    ...calendarDayProblems(of.fields, value),
  ],
  calendarTime: (value, { fields, of }, _, { owner }) => [
    ...oneOf('Campo', value, fields),
    ...calendarTimeProblems(of.fields, value, owner),
  ],
  formField: (value, { form, of }) => {
    const [head = ''] = value.split('.');
    const isPart = hasInputs(of.fields[head]) || !form?.includes(head);
    return form ? oneOf('Campo del formulario', isPart && !form.includes(value) ? head : value, form) : [];
  },
  action: (value, { of }) => oneOf('Acción', value, of.actions),
  resource: (value, _, { resources }) =>
    resources.has(value) ? [] : oneOf('Recurso', value, resources.keys()),
  ownTab: (value, _, __, { owner }) =>
    oneOf('Pestaña', value, isPlainObject(owner.tabs) ? Object.keys(owner.tabs) : undefined),
  ownForm: (value, _, { input }) =>
    input[value] === undefined
      ? [named(`El recurso no declara el formulario «${value}»`, formsOf(input))]
      : [],
  formOfOther: (value, _, { resources }, { owner }) =>
    oneOf('Formulario', value, resources.get(String(owner.resource))?.forms),
  icon: (value, _, { known }) => iconProblems(value, known.icons),
  tab: (value, _, { known }) => oneOf('Pestaña de código', value, known.tabs),
  dialog: (value, _, { known }) => oneOf('Diálogo', value, known.dialogs),
  preview: (value, _, { known }) => oneOf('Vista previa', value, known.previews),
  question: (value, _, { known }) => oneOf('Parte de una pregunta', value, known.questions),
  host: (value, _, { known }) => oneOf('Host', value, known.hosts),
  ids: (value, _, { known }) => oneOf('Lista de ids', value, known.ids),
  permission: (value) => misspelt('Permiso', value, knownPermissions),
  role: (value, _, { known }) => misspelt('Rol', value, rolesIn(known)),
  text: (value, context, { known }) => [
    ...textKeyProblems(value, known),
    ...textNameProblems(value, context),
  ],
  textStart: (value, _, { known }) => textStartProblems(value, known),
  regex: (value) => regexProblems(value),
  member: (value, context) => [nameProblem(value, context, context.words) ?? []].flat(),
  outerMember: (value, context) => [nameProblem(value, outerOf(context), []) ?? []].flat(),
  path: (value, context, { known }) => [
    ...hostPathProblems(value, known.sessionPaths),
    ...pathProblems(value, context),
  ],
  listPath: (value, context, { known }) => [
    ...hostPathProblems(value, known.sessionPaths),
    ...pathProblems(value, outerOf(context)),
  ],
  link: (value, context, names) => [...pathProblems(value, context), ...routeProblems(value, names)],
  title: (value, context, { known }) => titleProblems(value, context, known),
  fieldOfOther: (value, _, { resources }, { owner }) =>
    oneOf('Campo', value, Object.keys(resources.get(String(owner.resource))?.fields ?? { [value]: true })),
  titleOfOther: (value, context, { known, resources }, { owner }) => {
    const of = resources.get(String(owner.resource));
    return of ? titleProblems(value, { ...context, record: of.record }, known) : [];
  },
};

/** Of these a part may be named: an item of a list, a parameter. What they are called is known to the host alone. */
const hasInputs = (field: unknown): boolean =>
  isPlainObject(field) && ['list', 'parameters'].includes(String(field.type));

/** The problems of a marked value, each with the path to it from there. */
export function nameProblems(
  mark: Mark,
  value: unknown,
  place: Place,
  context: Context,
  names: Names,
): (readonly [Path, NameProblem])[] {
  if (mark === 'template') return jsonTemplateProblems(value, context);
  if (mark === 'startOfOther') return startProblems(value, place, context, names);
  if (mark === 'condition') return conditionValueProblems(value, context);
  if (mark === 'filterItem') return filterProblems(value, place.owner, context, names.known);
  if (mark === 'inList') return unsaidOfList(value, context.of, names.known);
  if (mark === 'inRelatedList')
    return unsaidOfList(value, shownIn(value, context, names.resources), names.known);
  if (mark === 'listTemplate') return jsonTemplateProblems(value, outerOf(context));
  if (typeof value !== 'string') return [];
  return (looks[mark]?.(value, context, names, place) ?? []).map((problem) => [[], problem]);
}

/** The resource whose rows a list inside a record shows. */
const shownIn = (list: unknown, { of }: Context, resources: ReadonlyMap<string, Outline>): Outline =>
  (isPlainObject(list) && typeof list.resource === 'string' ? resources.get(list.resource) : undefined) ?? of;

/** What the form of another resource starts with: its fields, and templates over the record of the action. */
function startProblems(
  value: unknown,
  { owner }: Place,
  context: Context,
  { resources }: Names,
): (readonly [Path, NameProblem])[] {
  const fields = resources.get(String(owner.resource))?.fields;
  const unknown = Object.keys(isPlainObject(value) ? value : {}).flatMap((name) =>
    oneOf('Campo', name, fields && Object.keys(fields)).map((problem) => [[name], problem] as const),
  );
  return [...unknown, ...jsonTemplateProblems(value, context)];
}

/** A list's own call is over the record that it belongs to. */
const outerOf = (context: Context): Context => ({ ...context, record: context.outer, parent: context.outer });

const formsOf = (input: Readonly<Record<string, unknown>>): string[] =>
  ['create', 'edit'].filter((form) => input[form] !== undefined);

/** An integrator's host has codes of its own, so only a near miss of a known code is a problem. */
function misspelt(what: string, code: string, known: readonly string[]): NameProblem[] {
  if (known.includes(code)) return [];
  const near = known.find((one) => one.length > 8 && editDistance(code, one) <= 2);
  return near === undefined
    ? []
    : [{ found: `${what} desconocido: «${code}»`, allowed: [], suggestion: near }];
}

const ROLE_TEXTS = 'enums.role.';

/** The roles of the product: those that the console has a name for. */
const rolesIn = ({ texts }: KnownNames): string[] =>
  [...texts].filter((key) => key.startsWith(ROLE_TEXTS)).map((key) => key.slice(ROLE_TEXTS.length));

// `area.some_key` or `some_key`; a Spanish text never looks so.
const looksLikeKey = /^_?[a-z][\w-]*(?:\.[\w-]+)+$|^_?[a-zA-Z0-9]+(?:_[a-zA-Z0-9]+)+$/;

const isText = (key: string, { texts }: KnownNames): boolean => texts.has(key) || texts.has(`global.${key}`);

function textKeyProblems(value: string, known: KnownNames): NameProblem[] {
  if (!looksLikeKey.test(value) || isText(value, known)) return [];
  const keys = [...known.texts].map((key) => key.replace(/^global\./, ''));
  return [
    { found: `No hay ningún texto con la clave «${value}»`, allowed: [], suggestion: suggest(value, keys) },
  ];
}

function textStartProblems(value: string, { texts }: KnownNames): NameProblem[] {
  const begins = (start: string): boolean => [...texts].some((key) => key.startsWith(`${start}.`));
  if (begins(value) || begins(`global.${value}`)) return [];
  const starts = new Set(
    [...texts].flatMap((key) =>
      key
        .split('.')
        .slice(0, -1)
        .map((_, at, parts) => parts.slice(0, at + 1).join('.')),
    ),
  );
  return [
    {
      found: `Ningún texto tiene una clave que empiece por «${value}.»`,
      allowed: [],
      suggestion: suggest(value, starts),
    },
  ];
}

function regexProblems(value: string): NameProblem[] {
  try {
    void new RegExp(`^(?:${value})$`, 'u');
    const why = patternProblem(value);
    return why === undefined
      ? []
      : [
          named(`«${value}» no se puede comprobar sin retroceder (${why})`, [
            'una expresión regular sin (?=…), (?!…), (?<=…), (?<!…) ni \\1, con un máximo de 1000 repeticiones',
          ]),
        ];
  } catch (error) {
    const why = error instanceof Error ? error.message.split(': ').at(-1) : '';
    return [
      named(`No es una expresión regular: «${value}» (${why})`, ['una expresión regular de JavaScript']),
    ];
  }
}

/** A path of the console begins with the route of a resource or a page. */
function routeProblems(value: string, { known, resources }: Names): NameProblem[] {
  const [fixed = ''] = value.split('{');
  if (!/^\/admin\/(?!\/)/.test(fixed) && value !== '/admin')
    return [
      named(`Un enlace lleva a una página de la consola: «${value}»`, ['una ruta que empieza por /admin/']),
    ];
  const path = fixed.slice('/admin/'.length).replace(/[?#].*$/, '');
  const routes = [...resources.values()].flatMap(({ route }) => route ?? []);
  const all = [...routes, ...known.pages.map((page) => page.replace(/\/:.*$/, ''))];
  if (path === '' || all.some((route) => path === route || path.startsWith(`${route}/`))) return [];
  const first = path.split('/')[0] ?? path;
  return [
    { found: `Ninguna página empieza por «/admin/${first}»`, allowed: all, suggestion: suggest(first, all) },
  ];
}

/** A field, a template, or words for a record without a name. */
function titleProblems(value: string, context: Context, known: KnownNames): NameProblem[] {
  if (value.includes('{')) return templateProblems(value, context);
  if (context.record?.includes(value.split('.')[0] ?? value) || isText(value, known)) return [];
  // Words for people have a space or a capital; a single small word is a name.
  return /^[a-z_$][\w$.]*$/.test(value) ? [nameProblem(value, context) ?? []].flat() : [];
}
