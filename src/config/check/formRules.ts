import { isPlainObject } from '../../lib/json';
import type { Mark } from '../schema/marks';
import type { NameProblem } from './templateProblems';

type At = readonly [path: readonly string[], problem: NameProblem];

const says = (path: readonly string[], found: string, allowed: readonly string[]): At => [
  path,
  { found, allowed, suggestion: null },
];

/** What keys of forms, actions and blocks say against each other. */
export function ruleProblems(mark: Mark, value: unknown): At[] {
  if (mark === 'inBlocks') return blockProblems(value);
  if (!isPlainObject(value)) return [];
  if (mark === 'inForm' && value.offer !== undefined && value.in === 'page')
    return [
      says(['offer'], 'Un formulario en página no ofrece nada al terminar', ['in: drawer', 'in: modal']),
    ];
  return mark === 'inAction' ? actionProblems(value) : [];
}

function actionProblems({ form, confirm }: Readonly<Record<string, unknown>>): At[] {
  if (!isPlainObject(form)) return [];
  const fields = isPlainObject(form.fields) ? Object.keys(form.fields) : [];
  return [
    ...(form.in === 'toolbar' && fields.length !== 1
      ? [says(['form', 'fields'], 'En la barra de la lista cabe un solo campo', ['un campo'])]
      : []),
    ...(confirm
      ? [
          says(['confirm'], 'Una acción con formulario no pregunta además: el formulario ya es la pregunta', [
            'form sin confirm',
            'confirm sin form',
          ]),
        ]
      : []),
  ];
}

function blockProblems(value: unknown): At[] {
  const blocks: unknown[] = Array.isArray(value) ? value : [];
  const lists = blocks.filter((block) => isPlainObject(block) && block.list !== undefined);
  return lists.length > 1
    ? [says([], 'En una pestaña cabe una sola lista: su página está en la dirección', ['una lista'])]
    : [];
}
