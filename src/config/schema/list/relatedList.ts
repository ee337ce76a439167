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
    'Rows stand in the reverse of the host’s order. Only where they come all at once: with `from`, or `paged: false`.',
  ),
);

const relatedListShape = {
  ...listShape,
  reverse: reverseSchema,
  resource: z.optional(
    withDescription(resourceRefSchema, 'Resource whose fields and actions the rows have. Default: this one.'),
  ),
  path: z.optional(
    withDescription(withMark(z.string(), 'listPath'), 'Path of the list; {name} from the parent record.'),
  ),
  from: z.optional(
    withDescription(
      rowsPathSchema,
      'Take the rows from the parent record instead of a call, for example "$included.assets", or "gateways[].devices[]", each with its gateway under `$outer`.',
    ),
  ),
  paged: z.optional(withDescription(z.boolean(), `The call pages. Default ${DEFAULTS.listCall.paged}.`)),
};
/** Only what came whole can be turned round. */
const findReverseProblems = ({ reverse, from, paged }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  reverse === true && from === undefined && paged !== false
    ? [
        createKeyProblem('reverse', '«reverse» solo vale donde las filas llegan todas a la vez', [
          'paged: false',
        ]),
      ]
    : [];

/** Rows that come all at once are not loaded bit by bit. */
function findMoreProblems({ more, from, paged }: Readonly<Record<string, unknown>>): RuleProblem[] {
  if (more !== true || (from === undefined && paged !== false)) return [];
  const otherKey = from === undefined ? 'paged: false' : 'from';
  return [
    createKeyProblem('more', `«more» no va junto a «${otherKey}»: las filas llegan todas a la vez`, ['path']),
  ];
}

/** A calendar is another look of the page, at an address of its own. */
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

/** A list inside a tab. */
export const relatedListSchema = withMark(
  withRule(
    z.strictObject({
      ...relatedListShape,
      inAddress: z.optional(
        withDescription(
          z.boolean(),
          `Page, sort, filters and search stand in the address. false: the list keeps them to itself; of several lists on a page one at most is in the address. Default ${LIST_DEFAULTS.inAddress}.`,
        ),
      ),
    }),
    (list) => [...findRelatedListProblems(list), ...findCalendarProblems(list)],
  ),
  'inRelatedList',
);
export type RelatedListInput = z.infer<typeof relatedListSchema>;

const { calendar: _pageOfItsOwn, title: _headingOfPages, ...openedListShape } = relatedListShape;

/** A list that an action opens over the page. */
export const openedListSchema = withMark(
  withRule(
    z.strictObject({
      in: z.optional(
        withDescription(
          z.enum(['modal', 'drawer']),
          `Where it opens. Default "${DEFAULTS.form.actionPlace}".`,
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
