import * as z from 'zod/mini';
import { DEFAULTS } from '../../defaults';
import {
  withDescription,
  withMark,
  panelWidthSchema,
  resourceRefSchema,
  rowsPathSchema,
  textSchema,
} from '../common';
import { findClientFilterProblems, listShape } from './listShape';
import { createKeyProblem, withRule, type RuleProblem } from '../rules/withRule';

const { list: LIST_DEFAULTS } = DEFAULTS;

export const reverseSchema = z.optional(
  withDescription(
    z.boolean(),
    'true: reverses the host’s order of the rows. Only if the rows are not paged: with `from`, or `paged: false`.',
  ),
);

const relatedListShape = {
  ...listShape,
  reverse: reverseSchema,
  resource: z.optional(
    withDescription(
      resourceRefSchema,
      'Resource of the rows, which gives their fields and actions. Default: this resource.',
    ),
  ),
  path: z.optional(
    withDescription(withMark(z.string(), 'listPath'), 'Path of the list; {name} from the parent record.'),
  ),
  from: z.optional(
    withDescription(
      rowsPathSchema,
      'Path of the rows in the parent record, in place of a call: for example "$included.assets", or "gateways[].devices[]", where each row has its gateway under `$outer`.',
    ),
  ),
  paged: z.optional(
    withDescription(z.boolean(), `true: the host pages this call. Default ${DEFAULTS.listCall.paged}.`),
  ),
};
/** Finds `reverse` on a paged list: only a complete list can be reversed. */
const findReverseProblems = ({ reverse, from, paged }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  reverse === true && from === undefined && paged !== false
    ? [
        createKeyProblem('reverse', '«reverse» solo vale donde las filas llegan todas a la vez', [
          'paged: false',
        ]),
      ]
    : [];

/** Finds `more` on a list that is not paged. */
function findMoreProblems({ more, from, paged }: Readonly<Record<string, unknown>>): RuleProblem[] {
  if (more !== true || (from === undefined && paged !== false)) return [];
  const otherKey = from === undefined ? 'paged: false' : 'from';
  return [
    createKeyProblem('more', `«more» no va junto a «${otherKey}»: las filas llegan todas a la vez`, ['path']),
  ];
}

/** Finds `calendar` together with `inAddress: false`: the calendar view is part of the URL. */
const findCalendarProblems = ({ calendar, inAddress }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  calendar !== undefined && inAddress === false
    ? [
        createKeyProblem(
          'calendar',
          '«calendar» no va junto a «inAddress: false»: su vista está en la dirección',
          [],
        ),
      ]
    : [];

const findRelatedListProblems = (list: Readonly<Record<string, unknown>>): RuleProblem[] => [
  ...findMoreProblems(list),
  ...findReverseProblems(list),
  ...findClientFilterProblems(list),
];

/** List in a tab. */
export const relatedListSchema = withMark(
  withRule(
    z.strictObject({
      ...relatedListShape,
      inAddress: z.optional(
        withDescription(
          z.boolean(),
          `true: keeps page, sort, filters and search in the URL. false: keeps them in component state; at most one list per page may use the URL. Default ${LIST_DEFAULTS.inAddress}.`,
        ),
      ),
    }),
    (list) => [...findRelatedListProblems(list), ...findCalendarProblems(list)],
  ),
  'inRelatedList',
);
export type RelatedListInput = z.infer<typeof relatedListSchema>;

const { calendar: _pageOfItsOwn, title: _headingOfPages, ...openedListShape } = relatedListShape;

/** List that an action opens over the page. */
export const openedListSchema = withMark(
  withRule(
    z.strictObject({
      in: z.optional(
        withDescription(
          z.enum(['modal', 'drawer']),
          `Place where the list opens. Default "${DEFAULTS.form.actionPlace}".`,
        ),
      ),
      width: z.optional(panelWidthSchema),
      title: z.optional(
        withDescription(
          textSchema,
          'Title; "%{name}" is the title of the record. Default: the label of the action.',
        ),
      ),
      ...openedListShape,
    }),
    findRelatedListProblems,
  ),
  'inOpenedList',
);
export type OpenedListInput = z.infer<typeof openedListSchema>;
