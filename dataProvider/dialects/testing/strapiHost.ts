import type { Express } from 'express';
import {
  bodyOf,
  MISSING,
  pageFrom,
  readLikeSearch,
  readLimit,
  serveRest,
  type DialectHost,
} from './restHost';
import {
  getSearchParams,
  hasValue,
  matchesAny,
  parseQuery,
  rejectRepeated,
  type Comparison,
  type ParamReader,
  type Pump,
  type Pumps,
} from './pumps';

const FIELD = '(documentId|name|power|status)';
const OPERATORS: Readonly<Record<string, Comparison>> = {
  eq: 'eq',
  ne: 'neq',
  gte: 'gte',
  lte: 'lte',
  gt: 'gt',
  lt: 'lt',
};
const toField = (name = ''): string => (name === 'documentId' ? 'id' : name);

/** Strapi has a number and a document id; records are addressed by the latter. */
const toDocument = ({ id, ...members }: Pump) => ({ id: id + 100, documentId: String(id), ...members });

const readSort: ParamReader = (value, listQuery) => {
  for (const [field = '', direction] of value.split(',').map((part) => part.split(':')))
    listQuery.orders.push({ field: toField(field), isDown: direction === 'desc' });
};

const readComparison: ParamReader = (value, listQuery, [, field, operator = '']) =>
  listQuery.tests.push(matchesAny(toField(field), OPERATORS[operator] ?? 'eq', value));

/** Answers as Strapi 5.54 did. Unlike it, it rejects parameters that have no effect there. */
function serveStrapi(app: Express, pumps: Pumps): void {
  serveRest(app, pumps, {
    method: 'put',
    isPartial: true,
    list: (request, response) => {
      const params = getSearchParams(request);
      rejectRepeated(params.filter(([name]) => !name.endsWith('[$in]')));
      const readAnyOf: ParamReader = (_, listQuery, [name, field]) => {
        const values = params.filter(([paramName]) => paramName === name).map(([, value]) => value);
        listQuery.tests.push(matchesAny(toField(field), 'eq', ...values));
      };
      const filter = (operator: string) => new RegExp(`^filters\\[${FIELD}\\]\\[\\$${operator}\\]$`);
      const listQuery = parseQuery(params, [
        [/^pagination\[pageSize\]$/, readLimit],
        [/^pagination\[page\]$/, pageFrom(1, params, 'pagination[pageSize]')],
        [/^sort$/, readSort],
        [/^_q$/, readLikeSearch],
        [/^populate$/, () => undefined],
        [filter('(eq|ne|gte|lte|gt|lt)'), readComparison],
        [filter('in'), readAnyOf],
        [
          filter('null'),
          (_, query, [, field]) => query.tests.push((pump) => !hasValue(toField(field))(pump)),
        ],
        [filter('notNull'), (_, query, [, field]) => query.tests.push(hasValue(toField(field)))],
      ]);
      const { rows, total } = pumps.select(listQuery);
      response.json({ data: rows.map(toDocument), meta: { pagination: { total } } });
    },
    wrap: (pump) => ({ data: toDocument(pump), meta: {} }),
    unwrap: (request) => bodyOf<{ data: Partial<Pump> }>(request).data,
    refuse: (response) => {
      const errors = [{ path: ['name'], message: MISSING, name: 'ValidationError' }];
      response
        .status(400)
        .json({ data: null, error: { status: 400, message: MISSING, details: { errors } } });
    },
  });
}

export const strapiHost: DialectHost = { dialect: 'strapi', serve: serveStrapi };
