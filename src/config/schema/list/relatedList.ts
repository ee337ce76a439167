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
import { findClientFilterProblems, findPageSizeProblems, listShape } from './listShape';
import { LAYOUTS } from './layouts';
import { findViewProblems, relatedViewsSchema } from './views';
import { createKeyProblem, findPresentKeys, withRule, type RuleProblem } from '../rules/withRule';

const { list: LIST_DEFAULTS } = DEFAULTS;

export const reverseSchema = z.optional(
  withDescription(
    z.boolean(),
    'true: reverses the host’s order of the rows. Only if the rows are not paged: with `recordPath`, or `paged: false`.',
  ),
);

const relatedListShape = {
  ...listShape,
  views: z.optional(relatedViewsSchema),
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
  recordPath: z.optional(
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
const findReverseProblems = ({
  reverse,
  recordPath,
  paged,
}: Readonly<Record<string, unknown>>): RuleProblem[] =>
  reverse === true && recordPath === undefined && paged !== false
    ? [createKeyProblem('reverse', '"reverse" is only allowed if all rows arrive at once', ['paged: false'])]
    : [];

/** Finds `pagination: "loadMore"` on a list that is not paged. */
function findMoreProblems({
  pagination,
  recordPath,
  paged,
}: Readonly<Record<string, unknown>>): RuleProblem[] {
  if (pagination !== 'loadMore' || (recordPath === undefined && paged !== false)) return [];
  const otherKey = recordPath === undefined ? 'paged: false' : 'recordPath';
  return [
    createKeyProblem(
      'pagination',
      `"pagination: loadMore" does not go with "${otherKey}": all rows arrive at once`,
      ['path'],
    ),
  ];
}

/** Finds layouts together with `syncUrl: false`: the layout is part of the URL. */
const findLayoutProblems = (list: Readonly<Record<string, unknown>>): RuleProblem[] =>
  list.syncUrl === false
    ? findPresentKeys(list, LAYOUTS).map((key) =>
        createKeyProblem(key, `"${key}" does not go with "syncUrl: false": the layout is in the URL`, []),
      )
    : [];

const findRelatedListProblems = (list: Readonly<Record<string, unknown>>): RuleProblem[] => [
  ...findMoreProblems(list),
  ...findReverseProblems(list),
  ...findClientFilterProblems(list),
  ...findPageSizeProblems(list),
  ...findViewProblems(list),
];

/** List in a tab. */
export const relatedListSchema = withMark(
  withRule(
    z.strictObject({
      ...relatedListShape,
      syncUrl: z.optional(
        withDescription(
          z.boolean(),
          `true: keeps page, sort, filters and search in the URL. false: keeps them in component state; at most one list per page may use the URL. Default ${LIST_DEFAULTS.syncUrl}.`,
        ),
      ),
    }),
    (list) => [...findRelatedListProblems(list), ...findLayoutProblems(list)],
  ),
  'inRelatedList',
);
export type RelatedListInput = z.infer<typeof relatedListSchema>;

const {
  calendar: _calendar,
  cards: _cards,
  board: _board,
  layout: _layout,
  title: _headingOfPages,
  ...openedListShape
} = relatedListShape;

/** List that an action opens over the page. */
export const openedListSchema = withMark(
  withRule(
    z.strictObject({
      presentation: z.optional(
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
