import * as z from 'zod/mini';
import { DEFAULTS } from '../defaults';
import { describe, mark, panelWidth, resourceRef, rowsPath, text } from './common';
import { keptProblems, listShape } from './listShape';
import { atKey, withRule, type RuleProblem } from './rules';

const { list: LIST } = DEFAULTS;

export const reverse = z.optional(
  describe(
    z.boolean(),
    'Rows stand in the reverse of the host’s order. Only where they come all at once: with `from`, or `paged: false`.',
  ),
);

const relatedShape = {
  ...listShape,
  reverse,
  resource: z.optional(
    describe(resourceRef, 'Resource whose fields and actions the rows have. Default: this one.'),
  ),
  path: z.optional(
    describe(mark(z.string(), 'listPath'), 'Path of the list; {name} from the parent record.'),
  ),
  from: z.optional(
    describe(
      rowsPath,
      'Take the rows from the parent record instead of a call, for example "$included.assets", or "gateways[].devices[]", each with its gateway under `$outer`.',
    ),
  ),
  paged: z.optional(describe(z.boolean(), `The call pages. Default ${DEFAULTS.listCall.paged}.`)),
};
/** Only what came whole can be turned round. */
const reverseProblems = ({ reverse, from, paged }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  reverse === true && from === undefined && paged !== false
    ? [atKey('reverse', '«reverse» solo vale donde las filas llegan todas a la vez', ['paged: false'])]
    : [];

/** Rows that come all at once are not loaded bit by bit. */
function moreProblems({ more, from, paged }: Readonly<Record<string, unknown>>): RuleProblem[] {
  if (more !== true || (from === undefined && paged !== false)) return [];
  const other = from === undefined ? 'paged: false' : 'from';
  return [atKey('more', `«more» no va junto a «${other}»: las filas llegan todas a la vez`, ['path'])];
}

/** A calendar is another look of the page, at an address of its own. */
const calendarProblems = ({ calendar, inAddress }: Readonly<Record<string, unknown>>): RuleProblem[] =>
  calendar !== undefined && inAddress === false
    ? [atKey('calendar', '«calendar» no va junto a «inAddress: false»: su vista está en la dirección', [])]
    : [];

const relatedProblems = (list: Readonly<Record<string, unknown>>): RuleProblem[] => [
  ...moreProblems(list),
  ...reverseProblems(list),
  ...keptProblems(list),
];

/** A list inside a tab. */
export const relatedList = mark(
  withRule(
    z.strictObject({
      ...relatedShape,
      inAddress: z.optional(
        describe(
          z.boolean(),
          `Page, sort, filters and search stand in the address. false: the list keeps them to itself; of several lists on a page one at most is in the address. Default ${LIST.inAddress}.`,
        ),
      ),
    }),
    (list) => [...relatedProblems(list), ...calendarProblems(list)],
  ),
  'inRelatedList',
);
export type RelatedListInput = z.infer<typeof relatedList>;

const { calendar: _pageOfItsOwn, title: _headingOfPages, ...openedShape } = relatedShape;

/** A list that an action opens over the page. */
export const openedList = mark(
  withRule(
    z.strictObject({
      in: z.optional(
        describe(z.enum(['modal', 'drawer']), `Where it opens. Default "${DEFAULTS.form.actionPlace}".`),
      ),
      width: z.optional(panelWidth),
      title: z.optional(
        describe(text, 'Title; "%{name}" is the title of the record. Default: the label of the action.'),
      ),
      ...openedShape,
    }),
    relatedProblems,
  ),
  'inOpenedList',
);
export type OpenedListInput = z.infer<typeof openedList>;
